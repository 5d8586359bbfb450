import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { arriveAt, header } from './page';
import { Site } from './Site';
import { toastSays } from './toastSays';

const meta = {
  title: 'Flows/Trade an album',
  component: Site,
  // A journey has a story to watch, and no part to explain.
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Site>;

export default meta;

type Story = StoryObj<typeof meta>;

export const FromTheHero: Story = {
  name: 'From the hero to the board',
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'See How It Works' }));
    await toastSays(canvas, 'See How It Works');
    await userEvent.click(canvas.getByRole('link', { name: 'Start Trading' }));
    await arriveAt(canvas, 'Trade Music Like Stocks');
    await expect(
      header(canvas).getByRole('link', { name: 'Music Trading', current: 'page' }),
    ).toBeVisible();

    const movers = within(canvas.getByRole('region', { name: 'Top Movers' }));
    await userEvent.click(movers.getByRole('button', { name: 'Buy, Golden Hour' }));
    await toastSays(canvas, 'Buy');
    const listings = within(canvas.getByRole('region', { name: 'New Listings' }));
    await userEvent.click(listings.getByRole('button', { name: 'Sell, Velvet Rooms' }));
    await toastSays(canvas, 'Sell');
    await expect(listings.getByRole('button', { name: 'Sell, Velvet Rooms' })).toHaveFocus();
  },
};

export const ByKeyboard: Story = {
  name: 'By keyboard alone',
  args: { start: '/podcasts' },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Categories' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await arriveAt(canvas, 'Trade Music Like Stocks');

    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Buy, Golden Hour' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await toastSays(canvas, 'Buy');
    await userEvent.keyboard('[F8]');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Buy, Golden Hour' })).toHaveFocus(),
    );
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await toastSays(canvas, 'Sell');
    await expect(canvas.getByRole('button', { name: 'Sell, Golden Hour' })).toHaveFocus();
  },
};
