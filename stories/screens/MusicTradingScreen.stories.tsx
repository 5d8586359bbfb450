import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { newListings, topMovers } from '../../src/content/albums';
import { MusicTradingScreen } from '../../src/screens/MusicTradingScreen';
import { inMain } from './inMain';

const meta = {
  title: 'Screens/Music Trading',
  tags: ['!autodocs'],
  component: MusicTradingScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [inMain],
  args: { movers: topMovers, listings: newListings, onAction: fn() },
} satisfies Meta<typeof MusicTradingScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 rising')).toBeVisible();
    await expect(canvas.getByText('2 falling')).toBeVisible();
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Trade Music Like Stocks' }),
    ).toBeVisible();
    for (const name of ['Top Movers', 'New Listings']) {
      const board = within(canvas.getByRole('region', { name }));
      await expect(board.getAllByRole('article')).toHaveLength(3);
    }
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Empty: Story = {
  name: 'Empty lists',
  args: { movers: [], listings: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 rising')).toBeVisible();
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
  },
};

export const AllFalling: Story = {
  name: 'A day on which everything falls',
  args: {
    movers: topMovers.filter(({ trend }) => trend === 'down'),
    listings: newListings.filter(({ trend }) => trend === 'down'),
  },
};

export const RightToLeft: Story = { name: 'Right to left', globals: { direction: 'rtl' } };

export const Traded: Story = {
  name: 'Every album can be bought and sold',
  play: async ({ args, canvas }) => {
    for (const { title } of [...topMovers, ...newListings])
      for (const trade of ['Buy', 'Sell']) {
        await userEvent.click(canvas.getByRole('button', { name: `${trade} ${title}` }));
        await expect(args.onAction).toHaveBeenLastCalledWith(trade);
      }
    await expect(args.onAction).toHaveBeenCalledTimes(12);
    await expect(canvas.getByRole('button', { name: 'Sell Marea Alta' })).toHaveFocus();
  },
};
