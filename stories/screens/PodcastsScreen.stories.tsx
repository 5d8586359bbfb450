import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { liveShows, upcomingShows } from '../../src/content/shows';
import { PodcastsScreen } from '../../src/screens/PodcastsScreen';
import { inMain } from './inMain';

const meta = {
  title: 'Screens/Podcasts',
  tags: ['!autodocs'],
  component: PodcastsScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [inMain],
  args: { live: liveShows, upcoming: upcomingShows, onAction: fn() },
} satisfies Meta<typeof PodcastsScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'On The Air' })).toBeVisible();
    for (const name of ['Live Now', 'Upcoming Shows']) {
      const part = within(canvas.getByRole('region', { name }));
      await expect(part.getAllByRole('article')).toHaveLength(2);
    }
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Empty: Story = { name: 'Empty lists', args: { live: [], upcoming: [] } };

export const NothingOnAir: Story = { name: 'Nothing on the air', args: { live: [] } };

export const RightToLeft: Story = { name: 'Right to left', globals: { direction: 'rtl' } };

export const ListenedTo: Story = {
  name: 'Every live show can be listened to',
  play: async ({ args, canvas }) => {
    for (const { title } of liveShows) {
      await userEvent.click(canvas.getByRole('button', { name: `Listen Live ${title}` }));
      await expect(args.onAction).toHaveBeenLastCalledWith('Listen Live');
    }
    await expect(args.onAction).toHaveBeenCalledTimes(2);
    const upcoming = within(canvas.getByRole('region', { name: 'Upcoming Shows' }));
    await expect(upcoming.queryByRole('button')).not.toBeInTheDocument();
  },
};
