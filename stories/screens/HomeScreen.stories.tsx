import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { featuredAlbum, newListings, topMovers } from '../../src/content/albums';
import { categories } from '../../src/content/categories';
import { products } from '../../src/content/products';
import { HomeScreen } from '../../src/screens/HomeScreen';
import type { Guide } from '../../.storybook/guide/Guide';
import { asScreen } from './asScreen';
import { repeated } from '../../.storybook/world/repeated';

const guide: Guide = {
  keywords: ['landing page', 'start'],
  use: [
    'At /, inside Layout: the shop’s front window. What it is, the album of the day, the ways in, the featured products.',
    'With few of each. Six categories and six products fill whole rows at every width.',
  ],
  avoid: [
    'For the whole stock: each kind of thing has its own page.',
    'For trading: the hero and the tape show prices, and lead to the Music Trading screen.',
  ],
  content: [
    'The headline is three short lines; what it promises stands in the two sentences under it.',
    'A list with nothing in it says so in one sentence; an empty tape is left out.',
  ],
  accessibility: {
    '2.4.1 Bypass Blocks':
      'The tape, the categories and the products are regions with names, to be jumped to.',
    '2.2.2 Pause, Stop, Hide': 'The tape does not move by itself.',
  },
  related: ['Shell/Layout'],
};

const meta = {
  title: 'Screens/Home',
  component: HomeScreen,
  ...asScreen(guide),
  args: {
    featured: featuredAlbum,
    tape: [...topMovers, ...newListings],
    categories,
    products,
    onAction: fn(),
  },
} satisfies Meta<typeof HomeScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Market tape' })).toBeVisible();
  },
};

export const Empty: Story = {
  name: 'Nothing to list',
  args: { tape: [], categories: [], products: [] },
};

/** A home page whose lists have this many items each. */
const many = (count: number) => ({
  tape: repeated(topMovers, count),
  categories: repeated(categories, count),
  products: repeated(products, count),
});

export const One: Story = { name: 'One item', args: many(1) };

export const Seven: Story = { name: 'Seven items', args: many(7) };
