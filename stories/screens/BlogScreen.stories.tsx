import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PostCard } from '../../src/components/words/PostCard';
import { posts } from '../../src/content/posts';
import { BlogScreen } from '../../src/screens/BlogScreen';
import type { Guide } from '../../.storybook/guide/Guide';
import { asScreen } from './asScreen';
import { repeated } from '../../.storybook/world/repeated';

const guide: Guide = {
  keywords: ['The Vault', 'articles', 'magazine'],
  use: [
    'At /blog, inside Layout: a masthead, one lead story, and the rest in columns.',
    'With `posts` in the order they are to be read in. The first one leads.',
  ],
  avoid: [
    'For a single article: the screen has excerpts only, and "Read More" is a placeholder.',
    'For what visitors write: that is the Community screen.',
  ],
  do: {
    rule: 'Lead with a story that will still be true next week.',
    show: <PostCard post={posts[0]!} />,
  },
  dont: {
    rule: 'Don’t lead with a notice. The largest picture of the page would be of nothing.',
    show: (
      <PostCard
        post={{
          ...posts[0]!,
          category: 'Tutorials',
          title: 'Checkout Closed on Sunday',
          excerpt: 'Between two and four at night nothing can be bought. We are sorry.',
        }}
      />
    ),
  },
  content: [
    'The masthead is the page’s name and one sentence; neither changes with the issue.',
    'Without posts one sentence says so, in the magazine’s voice.',
  ],
  accessibility: {
    '1.3.2 Meaningful Sequence':
      'The lead story comes first in the source too, not only on the page.',
  },
  related: ['Shell/Layout'],
};

const meta = {
  title: 'Screens/Blog',
  component: BlogScreen,
  ...asScreen(guide),
  args: { posts, onAction: fn() },
} satisfies Meta<typeof BlogScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { name: 'Nothing to list', args: { posts: [] } };

export const One: Story = { name: 'One item', args: { posts: repeated(posts, 1) } };

export const Seven: Story = { name: 'Seven items', args: { posts: repeated(posts, 7) } };
