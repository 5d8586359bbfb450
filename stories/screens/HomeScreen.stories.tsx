import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { featuredAlbum, newListings, topMovers } from '../../src/content/albums';
import { categories } from '../../src/content/categories';
import { products } from '../../src/content/products';
import { HomeScreen } from '../../src/screens/HomeScreen';
import { inMain } from './inMain';

const meta = {
  title: 'Screens/Home',
  tags: ['!autodocs'],
  component: HomeScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [inMain],
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
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Trade Music Like Stocks' }),
    ).toBeVisible();
    for (const name of ['Market tape', 'Browse by Category', 'Featured Products'])
      await expect(canvas.getByRole('region', { name })).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Empty: Story = {
  name: 'Empty lists',
  args: { tape: [], categories: [], products: [] },
};

export const RightToLeft: Story = { name: 'Right to left', globals: { direction: 'rtl' } };

export const HeroActions: Story = {
  name: 'Start Trading leads to the market, See How It Works explains',
  play: async ({ args, canvas }) => {
    const start = canvas.getByRole('link', { name: 'Start Trading' });
    await userEvent.click(start);
    await expect(start).toHaveAttribute('href', '/music-trading');
    await expect(args.onAction).not.toHaveBeenCalled();

    const how = canvas.getByRole('button', { name: 'See How It Works' });
    await userEvent.click(how);
    await expect(args.onAction).toHaveBeenCalledOnce();
    await expect(args.onAction).toHaveBeenLastCalledWith('See How It Works');
    await expect(how).toHaveFocus();
  },
};

export const CategoryActions: Story = {
  name: 'Categories with a page lead there, the others say their name',
  play: async ({ args, canvas }) => {
    for (const { name, href } of categories) {
      const tile = canvas.getByRole('link', { name });
      await expect(tile).toHaveAttribute('href', href);
      await userEvent.click(tile);
      if (href === '#') await expect(args.onAction).toHaveBeenLastCalledWith(name);
    }
    await expect(args.onAction).toHaveBeenCalledTimes(3);
    await expect(canvas.getByRole('link', { name: 'Digital Art' })).toHaveFocus();
  },
};

export const ProductActions: Story = {
  name: 'Products can be played, liked and put in the cart',
  play: async ({ args, canvas }) => {
    const press = async (name: string, title: string) => {
      await userEvent.click(canvas.getByRole('button', { name }));
      await expect(args.onAction).toHaveBeenLastCalledWith(title);
    };
    await press('Play Preview of Neon Nights, 3:24', 'Play Preview');
    await press('Like Neon Nights', 'Like');
    await press('Add to Cart Neon Nights', 'Add to Cart');
    await press('View All Products', 'View All');
    await expect(args.onAction).toHaveBeenCalledTimes(4);
    await expect(canvas.getAllByRole('button', { name: /^Play Preview/ })).toHaveLength(5);
  },
};
