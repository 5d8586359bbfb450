import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { arriveAt, header } from './page';
import { Site } from './Site';
import { toastSays } from './toastSays';

const meta = {
  title: 'Flows/Lose the way',
  component: Site,
  // A journey has a story to watch, and no part to explain.
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { start: '/beats-from-2019' },
} satisfies Meta<typeof Site>;

export default meta;

type Story = StoryObj<typeof meta>;

export const AndFindIt: Story = {
  name: 'And find it again',
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'This groove runs out' }),
    ).toBeVisible();
    await userEvent.click(
      within(canvas.getByRole('main')).getByRole('link', { name: 'The Vault' }),
    );
    await arriveAt(canvas, 'The Vault');
    await userEvent.click(header(canvas).getByRole('link', { name: 'Podcasts' }));
    await arriveAt(canvas, 'On The Air');
    await userEvent.click(canvas.getAllByRole('button', { name: /^Listen Live/ })[0]!);
    await toastSays(canvas, 'Listen Live');
    await userEvent.click(header(canvas).getByRole('link', { name: 'Live Selling' }));
    await arriveAt(canvas, 'Go Live, Sell More');
    await userEvent.click(canvas.getByRole('button', { name: 'Start Selling Live' }));
    await toastSays(canvas, 'Get Started with Live Selling');
  },
};
