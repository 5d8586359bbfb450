import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { withClock } from './clock';
import { arriveAt, header } from './page';
import { Site } from './Site';
import { toastSays } from './toastSays';

const meta = {
  title: 'Flows/Buy a beat',
  component: Site,
  // A journey has a story to watch, and no part to explain.
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { start: '/blog' },
} satisfies Meta<typeof Site>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ByMouse: Story = {
  name: 'From the magazine, by mouse',
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await withClock(async ({ advance }) => {
      await userEvent.hover(canvas.getByRole('button', { name: 'Categories' }));
      advance(200);
      await userEvent.click(header(canvas).getByRole('link', { name: /^Beats/ }));
    });
    await arriveAt(canvas, 'Trade Music Like Stocks');

    const products = within(canvas.getByRole('region', { name: 'Featured Products' }));
    await userEvent.click(
      products.getByRole('button', { name: /^Play Preview of Night Bus North/ }),
    );
    await toastSays(canvas, 'Play Preview');
    await userEvent.click(products.getByRole('button', { name: 'Like Night Bus North' }));
    await toastSays(canvas, 'Like');
    await userEvent.click(products.getByRole('button', { name: /^Add to Cart.*Night Bus North$/ }));
    await toastSays(canvas, 'Add to Cart');

    await userEvent.click(header(canvas).getByRole('button', { name: 'Cart' }));
    await toastSays(canvas, 'Cart');
  },
};

export const ByCategory: Story = {
  name: 'By category: a shelf that is not there yet says so',
  args: { start: '/' },
  play: async ({ canvas, userEvent }) => {
    const shelves = within(canvas.getByRole('region', { name: 'Browse by Category' }));
    await userEvent.click(shelves.getByRole('link', { name: 'Trap Beats' }));
    await toastSays(canvas, 'Trap Beats');
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Trade Music Like Stocks' }),
    ).toBeVisible();
    await userEvent.click(shelves.getByRole('link', { name: 'Digital Art' }));
    await arriveAt(canvas, 'Digital Canvas');
    await userEvent.click(header(canvas).getByRole('link', { name: 'Waxline' }));
    await arriveAt(canvas, 'Trade Music Like Stocks');
    await userEvent.click(canvas.getByRole('button', { name: 'View All Products' }));
    await toastSays(canvas, 'View All');
  },
};
