import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { arriveAt, footer, header } from './page';
import { Site } from './Site';
import { toastSays } from './toastSays';

const meta = {
  title: 'Flows/Read, then discuss',
  component: Site,
  // A journey has a story to watch, and no part to explain.
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Site>;

export default meta;

type Story = StoryObj<typeof meta>;

export const FromTheMagazine: Story = {
  name: 'From the magazine to the forum',
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(header(canvas).getByRole('link', { name: 'Blog' }));
    await arriveAt(canvas, 'The Vault');
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('link', { name: /^Read More.*Leave the Hiss In$/ }));
    await toastSays(canvas, 'Read More');
    await expect(canvas.getByRole('heading', { level: 1, name: 'The Vault' })).toBeVisible();

    await userEvent.click(footer(canvas).getByRole('link', { name: 'Community' }));
    await arriveAt(canvas, 'Creator Hub');
    const discussions = within(canvas.getByRole('region', { name: 'Discussions' }));
    await expect(discussions.getAllByRole('article')).toHaveLength(5);
    await userEvent.click(discussions.getByRole('button', { name: 'Start New Discussion' }));
    await toastSays(canvas, 'New Discussion');
    await expect(
      header(canvas).getByRole('link', { name: 'Community', current: 'page' }),
    ).toBeVisible();
  },
};
