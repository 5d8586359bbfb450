import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { LiveShowCard } from '../../../src/components/shows/LiveShowCard';
import { liveShows } from '../../../src/content/shows';
import type { Guide } from '../../../.storybook/guide/Guide';
import { pressingAtRest } from '../../storyParts';

const show = liveShows.find(({ id }) => id === 'the-low-end')!;

const guide: Guide = {
  keywords: ['podcast', 'on air', 'radio'],
  use: [
    'For a podcast that is on the air at this moment and can be listened to now.',
    'One below another, every second one `mirrored`: each is a loud invitation as wide as the page.',
  ],
  avoid: [
    'For a show that is still to come: UpcomingShowRow leads with the hour.',
    'For someone who sells in front of a camera: StreamCard counts who watches.',
    'For a recording: nothing about it is live.',
  ],
  do: {
    rule: 'Say in the topic what one would learn by tuning in now.',
    show: <LiveShowCard show={show} />,
  },
  dont: {
    rule: 'Don’t write "live" into the title or the topic: the badge and the button say it.',
    show: <LiveShowCard show={{ ...show, title: 'The Low End (Live!)', topic: 'On air now' }} />,
  },
  content: [
    'The title is the show’s, the topic tonight’s; the topic is one line without a full stop.',
    'The host is a person’s name; the card writes "with".',
    'The description of `image` says what the photo shows, that of `print` what is drawn, if that is something else.',
  ],
  accessibility: {
    '1.4.1 Use of Color': 'Being live is a word in a badge, not only a colour.',
    '2.4.6 Headings and Labels':
      'The button says what you would listen to: "Listen Live, The Low End".',
    '2.2.2 Pause, Stop, Hide': 'The badge stands still; nothing blinks.',
  },
  related: ['Components/UpcomingShowRow', 'Components/StreamCard'],
};

const meta = {
  title: 'Components/LiveShowCard',
  component: LiveShowCard,
  parameters: { guide },
  args: { show, onListen: fn() },
} satisfies Meta<typeof LiveShowCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: pressingAtRest('Listen Live, The Low End', 'onListen', show),
};

export const Mirrored: Story = {
  name: 'With its picture at the end',
  args: { variant: 'mirrored', show: liveShows[1]! },
};

export const LongTexts: Story = {
  name: 'Hosted by a whole collective, with words too long for a line',
  args: {
    show: {
      ...show,
      title:
        'The Tieftonlautsprechergehäuseresonanzfrequenzbestimmung of Everything We Could Carry Up the Stairs',
      host: 'Deja Monroe, the Northside Bass Appreciation Society and their many houseguests',
      topic: 'Rundfunkübertragungsgeschwindigkeitsmessverfahrensvergleichstabelle',
    },
  },
};
