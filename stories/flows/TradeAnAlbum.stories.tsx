import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { arriveAt, onDesktop, onPhone, toastSays } from './page';
import { Site } from './Site';

const meta = {
  title: 'Flows/Trade an album',
  component: Site,
  parameters: {
    layout: 'fullscreen',
    journey: 'From the first page to a share bought and a share sold.',
  },
} satisfies Meta<typeof Site>;

export default meta;

type Story = StoryObj<typeof meta>;

export const FromTheHero: Story = {
  name: 'From the hero to the board',
  globals: onPhone,
  play: async ({ canvas, userEvent, step }) => {
    await step('Ask how it works', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'See How It Works' }));
      await toastSays(canvas, 'See How It Works');
    });
    await step('Start trading', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Start Trading' }));
      await arriveAt(canvas, 'Trade Music Like Stocks');
    });
    await step('Buy a share of Golden Hour, which moved furthest', async () => {
      const movers = within(canvas.getByRole('region', { name: 'Top Movers' }));
      await userEvent.click(movers.getByRole('button', { name: 'Buy, Golden Hour' }));
      await toastSays(canvas, 'Buy');
    });
    await step('Sell one of Velvet Rooms, which is new: the focus stays there', async () => {
      const listings = within(canvas.getByRole('region', { name: 'New Listings' }));
      await userEvent.click(listings.getByRole('button', { name: 'Sell, Velvet Rooms' }));
      await toastSays(canvas, 'Sell');
      await expect(listings.getByRole('button', { name: 'Sell, Velvet Rooms' })).toHaveFocus();
    });
  },
};

export const ByKeyboard: Story = {
  name: 'By keyboard alone',
  args: { start: '/podcasts' },
  globals: onDesktop,
  play: async ({ canvas, userEvent, step }) => {
    await step('Go past "Skip to content" to Categories', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
      await userEvent.tab();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Categories' })).toHaveFocus();
    });
    await step('One arrow and Enter lead to the market', async () => {
      await userEvent.keyboard('{ArrowRight}{Enter}');
      await arriveAt(canvas, 'Trade Music Like Stocks');
    });
    await step('The first stop is Buy', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Buy, Golden Hour' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await toastSays(canvas, 'Buy');
    });
    await step('F8 moves to the toast, and closing it returns to Buy', async () => {
      await userEvent.keyboard('[F8]');
      await userEvent.tab();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Buy, Golden Hour' })).toHaveFocus(),
      );
    });
    await step('The next stop is Sell, by the space bar', async () => {
      await userEvent.tab();
      await userEvent.keyboard(' ');
      await toastSays(canvas, 'Sell');
      await expect(canvas.getByRole('button', { name: 'Sell, Golden Hour' })).toHaveFocus();
    });
  },
};
