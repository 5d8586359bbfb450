import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { StreamCard } from '../../../src/components/shows/StreamCard';
import { streams } from '../../../src/content/streams';
import type { Guide } from '../../../.storybook/guide/Guide';
import { pressingAtRest } from '../../storyParts';

const stream = streams.find(({ id }) => id === 'the-crate-sale')!;

const guide: Guide = {
  keywords: ['live', 'video', 'viewers'],
  wide: true,
  use: [
    'For someone who sells in front of a camera at this moment: what they sell, and how many watch.',
    'On a wall of monitors, two beside each other from a tablet on.',
  ],
  avoid: [
    'For a podcast: LiveShowCard has a topic instead of a product.',
    'For a stream that has ended. The card has no state for it, and "Watch Live" would not be true.',
  ],
  do: {
    rule: 'Round the viewers: "1.2k" is still true when somebody comes or goes.',
    show: <StreamCard stream={stream} />,
  },
  dont: {
    rule: 'Don’t count viewers to the last one: an exact figure is wrong a second later.',
    show: <StreamCard stream={{ ...stream, viewers: '1,238' }} />,
  },
  content: [
    'The title names the stream, not the product.',
    'Viewers are short text: "860", "1.2k"; the card adds "watching".',
    'The product is what can be bought right now: a few words in sentence case without a full stop.',
  ],
  accessibility: {
    '1.4.1 Use of Color': 'Being live is a word in a badge, not only a colour.',
    '1.4.3 Contrast (Minimum)':
      'Badges and the price tag stand on a ground of their own, so that they are read on any photo.',
    '1.4.12 Text Spacing':
      'A long product makes the picture higher: the tag never covers the badges.',
    '2.4.6 Headings and Labels': 'The button says what is watched: "Watch Live, The Crate Sale".',
  },
  related: ['Components/LiveShowCard', 'Components/StreamEverywhere'],
};

const meta = {
  title: 'Components/StreamCard',
  component: StreamCard,
  parameters: { guide, column: '40rem' },
  args: { stream, onWatch: fn() },
} satisfies Meta<typeof StreamCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: pressingAtRest('Watch Live, The Crate Sale', 'onWatch', stream),
};

export const NobodyWatches: Story = {
  name: 'Nobody watches yet',
  args: { stream: { ...stream, viewers: '0' } },
};

export const HugeAudience: Story = {
  name: 'A huge audience',
  args: { stream: { ...stream, viewers: '1,234,567,890' } },
};

export const LongTexts: Story = {
  name: 'A title and a product of several lines, with words too long for a line',
  args: {
    stream: {
      ...stream,
      title:
        'Schallplattensammlungsauflösungsverkaufsveranstaltung, Day Three: Everything Must Find a Home',
      host: 'Ruby Tran and the volunteers of the Eastside Record Rescue',
      product:
        'Erstpressungsechtheitsbescheinigungsunterlagensammelmappen, water-stained sleeves, two jukeboxes and a complete run of a magazine nobody remembers',
    },
  },
};
