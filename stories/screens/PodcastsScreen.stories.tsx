import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { liveShows, upcomingShows } from '../../src/content/shows';
import type { UpcomingShow } from '../../src/content/types';
import { PodcastsScreen } from '../../src/screens/PodcastsScreen';
import type { Guide } from '../../.storybook/guide/Guide';
import { asScreen } from './asScreen';
import { repeated } from '../../.storybook/world/repeated';

/** The order in words, because the rows themselves need the width of a page. */
const Order = ({ of: shows }: { of: readonly UpcomingShow[] }) => (
  <ol>
    {shows.map(({ id, time, title }) => (
      <li key={id}>
        {time}: {title}
      </li>
    ))}
  </ol>
);

const guide: Guide = {
  keywords: ['radio', 'shows'],
  use: [
    'At /podcasts, inside Layout: a radio schedule. What is on now, then what comes when.',
    'With `upcoming` in the order of its times. The screen knows no clock, and neither sorts nor drops what is over.',
  ],
  avoid: [
    'For selling: that is the Live Selling screen.',
    'For recordings to listen to later: the shop keeps none.',
  ],
  do: {
    rule: 'Put the next show first.',
    show: <Order of={upcomingShows} />,
  },
  dont: {
    rule: 'Don’t put the better-known host first. A schedule is read by the clock.',
    show: <Order of={[...upcomingShows].reverse()} />,
  },
  content: [
    'Times are written out with their zone, as the hosts say them.',
    'Each of the two lists has its own sentence for when it is empty.',
    'The dial has the first four shows; a phone shows only the name of the one that it is tuned to. That is the show under the pointer or with the keyboard’s focus; otherwise the one in the middle of the window; at first, the first one. While no show is live, the needle stands before all of them.',
  ],
  accessibility: {
    '1.3.1 Info and Relationships':
      'The schedule is an ordered list, since its order means something.',
    '1.1.1 Non-text Content':
      'The dial says nothing that the lists do not say, and is hidden from screen readers.',
    '2.3.3 Animation from Interactions':
      'The needle moves to the show that is in view, pointed at or focused; with reduced motion it jumps.',
    '2.4.11 Focus Not Obscured (Minimum)':
      'The foot of the dial stays below the header while the live shows are in view; what gets the focus stops below it. In low windows it scrolls away, as the header does.',
    '2.4.1 Bypass Blocks': '"Live Now" and "Upcoming Shows" are regions, to be jumped to.',
  },
  related: ['Screens/Live Selling', 'Shell/Layout'],
};

const meta = {
  title: 'Screens/Podcasts',
  component: PodcastsScreen,
  ...asScreen(guide),
  args: { live: liveShows, upcoming: upcomingShows, onAction: fn() },
} satisfies Meta<typeof PodcastsScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { name: 'Nothing to list', args: { live: [], upcoming: [] } };

export const One: Story = {
  name: 'One item',
  args: { live: repeated(liveShows, 1), upcoming: repeated(upcomingShows, 1) },
};

export const Seven: Story = {
  name: 'Seven items',
  args: { live: repeated(liveShows, 7), upcoming: repeated(upcomingShows, 7) },
};

export const NothingOnAir: Story = { name: 'Nothing on the air', args: { live: [] } };
