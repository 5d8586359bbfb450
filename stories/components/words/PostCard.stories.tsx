import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { narrowMode } from '../../../.storybook/world/modes';
import { PostCard } from '../../../src/components/words/PostCard';
import { posts } from '../../../src/content/posts';
import type { Guide } from '../../../.storybook/guide/Guide';
import { pressingAtRest } from '../../storyParts';
import { sheetOf } from '../Sheet';

const post = posts.find(({ id }) => id === 'leave-the-hiss-in')!;

const guide: Guide = {
  keywords: ['article', 'blog', 'news'],
  wide: true,
  use: [
    'For an article of The Vault, where someone decides by headline and excerpt whether to read on.',
    '`lead` for the one story that opens the page, outside a Container: its picture runs to the window’s end.',
    '`beside`, `brief` and `headline` in turns for all others, so that no two neighbours look alike.',
  ],
  avoid: [
    'For threads of the forum: DiscussionRow shows how lively they are.',
    'Two leads on a page. If two stories are equal, neither leads.',
  ],
  do: {
    rule: 'Write an excerpt that makes a promise of its own and leaves the headline alone.',
    show: <PostCard post={post} />,
  },
  dont: {
    rule: 'Don’t let the excerpt say the headline again.',
    show: (
      <PostCard
        post={{ ...post, excerpt: 'Leave the hiss in: an article about leaving the hiss in.' }}
      />
    ),
  },
  content: [
    'Headlines are in title case, without a full stop, and make sense without the picture.',
    'An excerpt is one or two sentences that end with a full stop.',
    'The date is a day; the card writes it as people do: "Nov 18, 2025".',
    'The description of `image` says what the photo shows, that of `print` what is drawn, if that is something else.',
    'A drawing for a lead or for `beside` says by `tall` which part of it a picture of 4:5 shows (on a tablet a square), and a drawing for a lead by `low` which part in a low window; without them that is the middle.',
  ],
  accessibility: {
    '2.4.4 Link Purpose (In Context)':
      'The link says what is read: "Read More, Leave the Hiss In".',
    '1.3.1 Info and Relationships':
      'Headlines are headings of the second level, straight below the page’s own.',
    '2.5.5 Target Size (Enhanced)':
      'The link is underlined and 44 px tall: it can be found without colour and hit with a thumb.',
  },
  related: ['Components/DiscussionRow', 'Components/Collection', 'Primitives/TextLink'],
};

const meta = {
  title: 'Components/PostCard',
  component: PostCard,
  parameters: { guide, column: '26rem' },
  args: { post, onRead: fn() },
} satisfies Meta<typeof PostCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async (context) => {
    await expect(context.canvas.getByRole('time')).toHaveAttribute('datetime', post.date);
    await pressingAtRest('Read More, Leave the Hiss In', 'onRead', post)(context);
  },
};

export const Lead: Story = {
  name: 'The lead story',
  parameters: { column: 'none' },
  args: { post: posts[0]!, variant: 'lead' },
};

export const Beside: Story = {
  name: 'With its picture beside it',
  parameters: { column: '48rem' },
  args: { variant: 'beside' },
};

export const Headline: Story = {
  name: 'A headline without a picture',
  args: { variant: 'headline' },
};

export const LongLead: Story = {
  name: 'A lead story with a headline of many lines, and a word too long for a line',
  parameters: { column: 'none', chromatic: { modes: narrowMode } },
  args: {
    variant: 'lead',
    post: {
      ...post,
      title:
        'Leave the Magnetbandhintergrundrauschunterdrückungsverfahren Out, and the Neighbor Who Asked for Quiet In',
      excerpt: `${post.excerpt} ${posts[2]!.excerpt} ${posts[3]!.excerpt}`,
    },
  },
};

export const LongTexts: Story = {
  name: 'Written by an author with a very long name, in words too long for a line',
  args: {
    post: {
      ...post,
      title: 'Magnetbandhintergrundrauschunterdrückungsverfahren',
      excerpt: 'Tonbandgerätewiedergabeentzerrungszeitkonstantenumschaltung, in one word.',
      author: 'Marcus Aurelius Webb-Castellano, with reporting by the whole of the night desk',
    },
  },
};

export const ShortTexts: Story = {
  name: 'One word and no excerpt',
  args: { post: { ...post, title: 'Hiss', excerpt: '' } },
};

export const Matrix: Story = {
  name: 'Every section, in every variant',
  parameters: { column: 'none' },
  render: (args) => (
    <ul style={{ display: 'grid', gap: '3rem' }}>
      {posts.map((each) => (
        <li key={each.id}>
          <PostCard {...args} post={each} variant="lead" />
        </li>
      ))}
      {(['beside', 'brief', 'headline'] as const).map((variant) => (
        <li key={variant}>
          {sheetOf(posts, (each) => (
            <PostCard {...args} post={each} variant={variant} />
          ))}
        </li>
      ))}
    </ul>
  ),
};
