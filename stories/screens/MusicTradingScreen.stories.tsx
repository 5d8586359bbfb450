import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { newListings, topMovers } from '../../src/content/albums';
import { PriceChange } from '../../src/primitives/figures/PriceChange';
import { MusicTradingScreen } from '../../src/screens/MusicTradingScreen';
import type { Guide } from '../../.storybook/guide/Guide';
import { asScreen } from './asScreen';
import { repeated } from '../../.storybook/world/repeated';

const guide: Guide = {
  keywords: ['stocks', 'exchange'],
  use: [
    'At /music-trading, inside Layout: the trading floor, with a board of movers and one of new listings.',
    'With both lists in the order they are to stand in. The screen counts how many rise and fall; it does not sort.',
  ],
  avoid: [
    'For what a visitor owns: nobody owns anything here.',
    'For a single album’s story: FeaturedAlbum on the Home screen.',
  ],
  do: {
    rule: 'Show both directions. People trade falling albums, too.',
    show: (
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1.5rem' }}>
        <PriceChange change="5 rising" trend="up" />
        <PriceChange change="3 falling" trend="down" />
      </div>
    ),
  },
  dont: {
    rule: 'Don’t list winners only, to look lively.',
    show: (
      <div>
        <PriceChange change="8 rising" trend="up" />
      </div>
    ),
  },
  content: [
    'The lede says what moves a price, in words of the shop. No advice, no promise.',
    'An empty board is replaced by one sentence; its heading stays.',
  ],
  accessibility: {
    '1.4.1 Use of Color':
      'Rising and falling are words with an arrow; the colour only repeats them.',
    '2.4.1 Bypass Blocks': 'Each board is a region named by its heading, to be jumped to.',
  },
  related: ['Components/AlbumRow', 'Screens/Home', 'Shell/Layout'],
};

const meta = {
  title: 'Screens/Music Trading',
  component: MusicTradingScreen,
  ...asScreen(guide),
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
    for (const [name, table] of [
      ['Top Movers', 'More top movers'],
      ['New Listings', 'New Listings'],
    ] as const) {
      const section = within(canvas.getByRole('region', { name }));
      await expect(section.getAllByRole('heading', { level: 3 })).toHaveLength(3);
      await expect(section.getByRole('table', { name: table })).toBeVisible();
    }
  },
};

export const Empty: Story = {
  name: 'Nothing to list',
  args: { movers: [], listings: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 rising')).toBeVisible();
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
  },
};

export const One: Story = {
  name: 'One item',
  args: { movers: repeated(topMovers, 1), listings: repeated(newListings, 1) },
};

export const Seven: Story = {
  name: 'Seven items',
  args: { movers: repeated(topMovers, 7), listings: repeated(newListings, 7) },
};

export const AllFalling: Story = {
  name: 'A day on which everything falls',
  args: {
    movers: topMovers.filter(({ trend }) => trend === 'down'),
    listings: newListings.filter(({ trend }) => trend === 'down'),
  },
};
