import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { posts } from '../../src/content/posts';
import { BlogScreen } from '../../src/screens/BlogScreen';
import { inMain } from './inMain';

const meta = {
  title: 'Screens/Blog',
  tags: ['!autodocs'],
  component: BlogScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [inMain],
  args: { posts, onAction: fn() },
} satisfies Meta<typeof BlogScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    await expect(canvas.getByRole('heading', { level: 1, name: 'The Vault' })).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Empty: Story = { name: 'Empty lists', args: { posts: [] } };

export const OnlyLead: Story = { name: 'Only a lead story', args: { posts: posts.slice(0, 1) } };

export const ManyPosts: Story = {
  name: 'A year of stories',
  args: {
    posts: Array.from({ length: 3 }, (_, round) =>
      posts.map((post) => ({ ...post, id: `${post.id}-${round}` })),
    ).flat(),
  },
};

export const RightToLeft: Story = { name: 'Right to left', globals: { direction: 'rtl' } };

export const ReadMore: Story = {
  name: 'Every story can be read',
  play: async ({ args, canvas }) => {
    for (const { title } of posts) {
      await userEvent.click(canvas.getByRole('link', { name: `Read More ${title}` }));
      await expect(args.onAction).toHaveBeenLastCalledWith('Read More');
    }
    await expect(args.onAction).toHaveBeenCalledTimes(4);
    await expect(canvas.getByRole('link', { name: /Price Your First Beat/ })).toHaveFocus();
  },
};
