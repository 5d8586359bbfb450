import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { discussions } from '../../src/content/discussions';
import { CommunityScreen } from '../../src/screens/CommunityScreen';
import { inMain } from './inMain';

const meta = {
  title: 'Screens/Community',
  tags: ['!autodocs'],
  component: CommunityScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [inMain],
  args: { discussions, onAction: fn() },
} satisfies Meta<typeof CommunityScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Creator Hub' })).toBeVisible();
    const index = within(canvas.getByRole('region', { name: 'Discussions' }));
    await expect(index.getAllByRole('article')).toHaveLength(5);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Empty: Story = {
  name: 'Empty lists',
  args: { discussions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No discussions yet. Yours can be the first.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Start New Discussion' })).toBeVisible();
  },
};

export const RightToLeft: Story = { name: 'Right to left', globals: { direction: 'rtl' } };

export const Started: Story = {
  name: 'A new discussion can be started, by mouse and keyboard',
  play: async ({ args, canvas }) => {
    const start = canvas.getByRole('button', { name: 'Start New Discussion' });
    await userEvent.click(start);
    await expect(args.onAction).toHaveBeenCalledOnce();
    await expect(args.onAction).toHaveBeenLastCalledWith('New Discussion');
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledTimes(2);
    await expect(start).toHaveFocus();
  },
};
