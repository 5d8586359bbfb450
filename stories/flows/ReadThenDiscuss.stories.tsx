import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { arriveAt, followMenu, footer, onPhone, toastSays } from './page';
import { Site } from './Site';

const meta = {
  title: 'Flows/Read, then discuss',
  component: Site,
  parameters: {
    layout: 'fullscreen',
    journey: 'From a story of the magazine to a discussion of the forum.',
  },
} satisfies Meta<typeof Site>;

export default meta;

type Story = StoryObj<typeof meta>;

export const FromTheMagazine: Story = {
  name: 'From the magazine to the forum',
  globals: onPhone,
  play: async ({ canvas, userEvent, step }) => {
    await step('Go to the magazine', async () => {
      await followMenu(canvas, userEvent, 'Blog');
      await arriveAt(canvas, 'The Vault');
      await expect(canvas.getAllByRole('article')).toHaveLength(4);
    });
    await step('Read on in a story: a toast says that it is still to come', async () => {
      await userEvent.click(canvas.getByRole('link', { name: /^Read More.*Leave the Hiss In$/ }));
      await toastSays(canvas, 'Read More');
      await expect(canvas.getByRole('heading', { level: 1, name: 'The Vault' })).toBeVisible();
    });
    await step('Go to the forum by the footer', async () => {
      await userEvent.click(footer(canvas).getByRole('link', { name: 'Community' }));
      await arriveAt(canvas, 'Creator Hub');
    });
    await step('Start a discussion', async () => {
      const discussions = within(canvas.getByRole('region', { name: 'Discussions' }));
      await expect(discussions.getAllByRole('article')).toHaveLength(5);
      await userEvent.click(discussions.getByRole('button', { name: 'Start New Discussion' }));
      await toastSays(canvas, 'New Discussion');
    });
  },
};
