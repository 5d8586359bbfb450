import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { UpcomingShowRow } from '../../../src/components/shows/UpcomingShowRow';
import { upcomingShows } from '../../../src/content/shows';
import type { Guide } from '../../../.storybook/guide/Guide';

const show = upcomingShows.find(({ id }) => id === 'liner-notes')!;

const guide: Guide = {
  keywords: ['schedule', 'podcast', 'reminder'],
  wide: true,
  use: [
    'For a show that is still to come, as one line of a schedule.',
    'In an ordered list, soonest first: the hour leads, because that is what one looks for.',
  ],
  avoid: [
    'For what is on the air now: LiveShowCard can be listened to.',
    'For a single event far from a list; without neighbours the column of hours says nothing.',
  ],
  do: {
    rule: 'Write day, hour and zone, separated by commas, the hour last: it is then set large.',
    show: <UpcomingShowRow show={show} />,
  },
  dont: {
    rule: 'Don’t write a time that is only true today.',
    show: <UpcomingShowRow show={{ ...show, time: 'Tonight, in 3 hours' }} />,
  },
  content: [
    'The time names its zone: "Fri, Dec 12, 8:00 PM EST".',
    'The topic says what happens in this episode, without a full stop.',
    'The description of `image` says what the photo shows, that of `print` what is drawn, if that is something else.',
  ],
  accessibility: {
    '1.3.1 Info and Relationships':
      'The time is a `time` element with the exact moment, zone included.',
    '1.3.2 Meaningful Sequence':
      'Title, host and topic are read first, then when: the heading begins its card.',
    '2.4.6 Headings and Labels':
      'The title is a heading, so that people can go through the schedule by headings.',
  },
  related: ['Components/LiveShowCard', 'Components/Section'],
};

const meta = {
  title: 'Components/UpcomingShowRow',
  component: UpcomingShowRow,
  parameters: { guide },
  args: { show },
} satisfies Meta<typeof UpcomingShowRow>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    // The element tells machines the exact moment.
    const time = canvas.getByRole('time');
    await expect(time).toHaveAttribute('datetime', '2025-12-12T20:00:00-05:00');
    await expect(time).toHaveTextContent('Fri, Dec 12, 8:00 PM EST');
  },
};

export const WithoutDay: Story = {
  name: 'Only an hour, no day',
  args: { show: { ...show, time: '8:00 PM EST' } },
};

export const LongTexts: Story = {
  name: 'A long title with many guests, and words too long for a line',
  args: {
    show: {
      ...show,
      time: 'Wednesday, September 30, 11:30 PM EST',
      title:
        'Plattenhüllentextverfasserinnenzusammenkunft: The Slightly Contested History of One Drum Break',
      host: 'Hana Whitlock, Nova Reyes, the Faroles brothers and everyone who was in the room',
      topic:
        'Who played it, who paid for it, what the Urheberrechtsverwertungsgesellschaftsmitgliederversammlungsprotokoll says, and why four people own a tape that each swears is the original',
    },
  },
};
