import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { featuredAlbum, newListings, topMovers } from '../../src/content/albums';
import { categories } from '../../src/content/categories';
import { products } from '../../src/content/products';
import { Button } from '../../src/primitives/controls/Button';
import { ButtonLink } from '../../src/primitives/controls/ButtonLink';
import { HomeScreen } from '../../src/screens/HomeScreen';
import type { Guide } from '../../.storybook/guide/Guide';
import { inMain } from './inMain';
import { ownWindow } from './ownWindow';
import { repeated } from '../../.storybook/world/repeated';
import { axeOnFirst } from '../growth/axeOnFirst';

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
  do: {
    rule: 'Let one button be solid: the step most visitors came for.',
    show: (
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' }}>
        <ButtonLink href="/music-trading" variant="solid">
          Start Trading
        </ButtonLink>
        <Button>See How It Works</Button>
      </div>
    ),
  },
  dont: {
    rule: 'Don’t make both loud. Two first steps are none.',
    show: (
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' }}>
        <ButtonLink href="/music-trading" variant="solid">
          Start Trading
        </ButtonLink>
        <Button variant="solid">See How It Works</Button>
      </div>
    ),
  },
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
  parameters: { guide, layout: 'fullscreen', docs: ownWindow },
  decorators: [inMain],
  args: {
    featured: featuredAlbum,
    tape: [...topMovers, ...newListings],
    categories,
    products,
    onAct: fn(),
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

export const One: Story = {
  name: 'One item',
  args: {
    tape: repeated(topMovers, 1),
    categories: repeated(categories, 1),
    products: repeated(products, 1),
  },
};

export const Seven: Story = {
  name: 'Seven items',
  args: {
    tape: repeated(topMovers, 7),
    categories: repeated(categories, 7),
    products: repeated(products, 7),
  },
};

export const Thirty: Story = {
  name: 'Thirty items',
  args: {
    tape: repeated(topMovers, 30),
    categories: repeated(categories, 30),
    products: repeated(products, 30),
  },
  parameters: { a11y: axeOnFirst },
};
