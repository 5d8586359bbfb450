import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { laptopMode } from '../../../.storybook/world/modes';
import { DiscussionList } from '../../../src/components/words/DiscussionList';
import { discussions } from '../../../src/content/discussions';
import { repeated } from '../../../.storybook/world/repeated';
import type { Guide } from '../../../.storybook/guide/Guide';

const guide: Guide = {
  keywords: ['forum', 'threads'],
  wide: true,
  use: [
    'For the index of a forum: threads one under another, their figures in columns.',
    'Under a Section whose action starts a new thread.',
  ],
  avoid: [
    'For articles: PostCards in columns.',
    'For one thread on a page about something else: DiscussionRow alone.',
  ],
  do: {
    rule: 'Put the thread that was answered last on top.',
    show: <DiscussionList discussions={discussions.slice(0, 3)} empty="None." />,
  },
  dont: {
    rule: 'Don’t sort by age or by size: what is talked about now would sink.',
    show: <DiscussionList discussions={discussions.slice(0, 3).reverse()} empty="None." />,
  },
  content: [
    'The column heads are fixed: Replies, Views, Last reply.',
    'The thread with the most replies is set as large as a poster, wherever it stands; of two equal ones the first.',
    '`empty` is a short sentence or two in the voice of the page, with full stops.',
  ],
  accessibility: {
    '1.3.1 Info and Relationships':
      'The threads are a list, so its length is announced. Each row names its figures for screen readers; the column heads are only for the eye.',
    '1.4.10 Reflow': 'Below a laptop the figures move under the title, each with its word.',
  },
  related: ['Components/Section'],
};

const meta = {
  title: 'Components/DiscussionList',
  component: DiscussionList,
  parameters: { guide },
  args: { discussions, empty: 'No discussions yet. Yours can be the first.' },
} satisfies Meta<typeof DiscussionList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  // A laptop's window is the narrowest in which the columns have heads.
  parameters: { chromatic: { modes: laptopMode } },
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('list')).getAllByRole('listitem');
    await expect(rows).toHaveLength(discussions.length);
    for (const [index, row] of rows.entries())
      await expect(within(row).getByRole('heading', { level: 2 })).toHaveTextContent(
        discussions[index]!.title,
      );
  },
};

export const Empty: Story = {
  name: 'No discussions yet',
  args: { discussions: [] },
};

export const One: Story = {
  name: 'A single discussion',
  args: { discussions: discussions.slice(0, 1) },
};

export const Many: Story = {
  name: 'Thirty discussions',
  args: {
    discussions: repeated(discussions, 30),
  },
};

export const UnevenFigures: Story = {
  name: 'Columns in line, however long the figures',
  args: {
    discussions: [
      { ...discussions[0]!, replies: 0, views: 0, lastReply: 'Not yet' },
      { ...discussions[1]!, replies: 12_345, views: 9_876_543, lastReply: '11 months ago' },
      { ...discussions[2]!, replies: 1, views: 2, lastReply: '1 minute ago' },
    ],
  },
};
