import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { arriveAt, followMenu, onPhone, toastSays } from './page';
import { Site } from './Site';

const meta = {
  title: 'Flows/Lose the way',
  component: Site,
  parameters: {
    layout: 'fullscreen',
    journey:
      'An address that is not there, the way out to The Vault, and on to Podcasts and Live Selling.',
  },
  args: { start: '/beats-from-2019' },
} satisfies Meta<typeof Site>;

export default meta;

type Story = StoryObj<typeof meta>;

export const AndFindIt: Story = {
  name: 'And find it again',
  globals: onPhone,
  play: async ({ canvas, userEvent, step }) => {
    await step('Arrive at an address without a page', async () => {
      await expect(
        canvas.getByRole('heading', { level: 1, name: 'This groove runs out' }),
      ).toBeVisible();
    });
    await step('Take the way out to The Vault', async () => {
      await userEvent.click(
        within(canvas.getByRole('main')).getByRole('link', { name: 'The Vault' }),
      );
      await arriveAt(canvas, 'The Vault');
    });
    await step('Go to Podcasts, and listen to what is live', async () => {
      await followMenu(canvas, userEvent, 'Podcasts');
      await arriveAt(canvas, 'On The Air');
      await userEvent.click(canvas.getAllByRole('button', { name: /^Listen Live/ })[0]!);
      await toastSays(canvas, 'Listen Live');
    });
    await step('Go to Live Selling, and start to sell', async () => {
      await followMenu(canvas, userEvent, 'Live Selling');
      await arriveAt(canvas, 'Go Live, Sell More');
      await userEvent.click(canvas.getByRole('button', { name: 'Start Selling Live' }));
      await toastSays(canvas, 'Get Started with Live Selling');
    });
  },
};
