import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { streams } from '../../src/content/streams';
import { LiveSellingScreen } from '../../src/screens/LiveSellingScreen';
import { inMain } from './inMain';

const meta = {
  title: 'Screens/Live Selling',
  tags: ['!autodocs'],
  component: LiveSellingScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [inMain],
  args: { streams, onAction: fn() },
} satisfies Meta<typeof LiveSellingScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Go Live, Sell More' }),
    ).toBeVisible();
    for (const name of ['Happening Now', 'Stream Everywhere'])
      await expect(canvas.getByRole('region', { name })).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Empty: Story = { name: 'Empty lists', args: { streams: [] } };

export const RightToLeft: Story = { name: 'Right to left', globals: { direction: 'rtl' } };

export const Watched: Story = {
  name: 'Every stream can be watched',
  play: async ({ args, canvas }) => {
    for (const { title } of streams) {
      await userEvent.click(canvas.getByRole('button', { name: `Watch Live ${title}` }));
      await expect(args.onAction).toHaveBeenLastCalledWith('Watch Live');
    }
    await expect(args.onAction).toHaveBeenCalledTimes(2);
    await expect(
      canvas.getByRole('button', { name: 'Watch Live Worn and Measured' }),
    ).toHaveFocus();
  },
};

export const Started: Story = {
  name: 'Start Selling Live gets one started',
  play: async ({ args, canvas }) => {
    const start = canvas.getByRole('button', { name: 'Start Selling Live' });
    await userEvent.click(start);
    await expect(args.onAction).toHaveBeenCalledOnce();
    await expect(args.onAction).toHaveBeenLastCalledWith('Get Started with Live Selling');
    await expect(start).toHaveFocus();
  },
};
