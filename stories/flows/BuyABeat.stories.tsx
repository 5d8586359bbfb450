import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { withClock } from './clock';
import { arriveAt, header, onDesktop, onPhone, toastSays } from './page';
import { Site } from './Site';

const meta = {
  title: 'Flows/Buy a beat',
  component: Site,
  parameters: {
    layout: 'fullscreen',
    journey:
      'From the magazine to a beat in the cart, and from a shelf that is still to come to all products.',
  },
  args: { start: '/blog' },
} satisfies Meta<typeof Site>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ByCategory: Story = {
  name: 'By category: a shelf that is not there yet says so',
  args: { start: '/' },
  globals: onPhone,
  play: async ({ canvas, userEvent, step }) => {
    const shelves = within(canvas.getByRole('region', { name: 'Browse by Category' }));
    await step('Press Trap Beats, a shelf that is still to come: a toast says so', async () => {
      await userEvent.click(shelves.getByRole('link', { name: 'Trap Beats' }));
      await toastSays(canvas, 'Trap Beats');
      await expect(
        canvas.getByRole('heading', { level: 1, name: 'Trade Music Like Stocks' }),
      ).toBeVisible();
    });
    await step('Press Digital Art, which has a page', async () => {
      await userEvent.click(shelves.getByRole('link', { name: 'Digital Art' }));
      await arriveAt(canvas, 'Digital Canvas');
    });
    await step('Go home through the name of the shop', async () => {
      await userEvent.click(header(canvas).getByRole('link', { name: 'Waxline' }));
      await arriveAt(canvas, 'Trade Music Like Stocks');
    });
    await step('Ask for all products', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'View All Products' }));
      await toastSays(canvas, 'View All');
    });
  },
};

export const ByMouse: Story = {
  name: 'From the magazine, by mouse',
  globals: onDesktop,
  play: async ({ canvas, userEvent, step }) => {
    await step('Rest on Categories until the menu opens, and choose Beats', async () => {
      await withClock(async ({ advance }) => {
        await userEvent.hover(canvas.getByRole('button', { name: 'Categories' }));
        advance(200);
        await userEvent.click(header(canvas).getByRole('link', { name: /^Beats/ }));
      });
      await arriveAt(canvas, 'Trade Music Like Stocks');
    });

    const products = within(canvas.getByRole('region', { name: 'Featured Products' }));
    await step('Play Night Bus North', async () => {
      await userEvent.click(
        products.getByRole('button', { name: /^Play Preview of Night Bus North/ }),
      );
      await toastSays(canvas, 'Play Preview');
    });
    await step('Like it', async () => {
      await userEvent.click(products.getByRole('button', { name: 'Like Night Bus North' }));
      await toastSays(canvas, 'Like');
    });
    await step('Put it in the cart', async () => {
      await userEvent.click(
        products.getByRole('button', { name: /^Add to Cart.*Night Bus North$/ }),
      );
      await toastSays(canvas, 'Add to Cart');
    });
    await step('Open the cart', async () => {
      await userEvent.click(header(canvas).getByRole('button', { name: 'Cart' }));
      await toastSays(canvas, 'Cart');
    });
  },
};
