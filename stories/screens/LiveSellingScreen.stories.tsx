import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StreamCard } from '../../src/components/shows/StreamCard';
import { streams } from '../../src/content/streams';
import { LiveSellingScreen } from '../../src/screens/LiveSellingScreen';
import type { Guide } from '../../.storybook/guide/Guide';
import { asScreen } from './asScreen';
import { repeated } from '../../.storybook/world/repeated';

const guide: Guide = {
  keywords: ['streams', 'live shopping'],
  use: [
    'At /live-selling, inside Layout: the streams that are on, and the way to start your own.',
    'With `streams` that can be watched now. The first photo is fetched at once, the others when near.',
  ],
  avoid: [
    'For talk without goods: that is the Podcasts screen.',
    'For streams to come: a monitor that shows nothing is switched off.',
  ],
  do: {
    rule: 'Say what is sold in the stream, as the seller calls it.',
    show: <StreamCard stream={streams[0]!} />,
  },
  dont: {
    rule: 'Don’t keep a stream whose viewers have gone. Take it off the wall.',
    show: <StreamCard stream={{ ...streams[0]!, viewers: '0' }} />,
  },
  content: [
    'The headline is for sellers, the wall for those who watch. Each gets one verb: start, watch.',
    'Without streams one sentence invites the first; the call to sell stays below it.',
  ],
  accessibility: {
    '1.1.1 Non-text Content':
      'The monitors that are off, with their test cards, and the timecode are decoration, hidden from screen readers.',
    '2.4.1 Bypass Blocks': 'The wall is a region named "Happening Now", to be jumped to.',
  },
  related: ['Screens/Podcasts', 'Shell/Layout'],
};

const meta = {
  title: 'Screens/Live Selling',
  component: LiveSellingScreen,
  ...asScreen(guide),
  args: { streams, onAction: fn() },
} satisfies Meta<typeof LiveSellingScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Stream Everywhere' })).toBeVisible();
  },
};

export const Empty: Story = { name: 'Nothing to list', args: { streams: [] } };

export const One: Story = { name: 'One item', args: { streams: repeated(streams, 1) } };

export const Seven: Story = { name: 'Seven items', args: { streams: repeated(streams, 7) } };
