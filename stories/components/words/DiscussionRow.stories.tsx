import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DiscussionRow } from '../../../src/components/words/DiscussionRow';
import { discussions } from '../../../src/content/discussions';
import { pointerMode } from '../../../.storybook/world/modes';
import type { Guide } from '../../../.storybook/guide/Guide';

const discussion = discussions.find(({ id }) => id === 'low-end-on-small-speakers')!;

const guide: Guide = {
  keywords: ['forum', 'thread', 'comments'],
  wide: true,
  use: [
    'For a thread of the forum: what it is about, who began it, how lively it is.',
    'In a DiscussionList, which gives it its column heads, its hairlines and its list, and chooses the `busiest`.',
  ],
  avoid: [
    'For articles: PostCard has an excerpt and a picture.',
    'For a single answer within a thread. The row counts answers, it is not one.',
  ],
  do: {
    rule: 'Let the title ask one question that a stranger can answer.',
    show: <DiscussionRow discussion={discussion} />,
  },
  dont: {
    rule: 'Don’t shout or beg: the figures show how much a thread is wanted.',
    show: <DiscussionRow discussion={{ ...discussion, title: 'HELP!!! low end gone, pls read' }} />,
  },
  content: [
    'Titles are in sentence case and end with a question mark if they are questions.',
    'The last reply is relative and short: "5 hours ago". The exact moment goes with it for machines.',
    'Replies and views are plain numbers; the row groups their thousands.',
  ],
  accessibility: {
    '1.3.1 Info and Relationships':
      'Figures are a list of terms and values, so that "91" is read as "Replies 91" also where the eye has only a column head. The last reply is a `time` element with the exact moment.',
    '1.4.1 Use of Color':
      'The mark and the square only repeat the category, which stands there in words.',
    '1.3.2 Meaningful Sequence':
      'The replies stand before the title for the eye; they are read after it, with the other figures.',
  },
  related: ['Components/PostCard', 'Screens/Community'],
};

const meta = {
  title: 'Components/DiscussionRow',
  component: DiscussionRow,
  parameters: { guide },
  args: { discussion },
} satisfies Meta<typeof DiscussionRow>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { modes: pointerMode } },
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(terms).toEqual(['Replies', 'Views', 'Last reply']);
    const values = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(values).toEqual(['91', '3,904', '5 hours ago']);
    await expect(canvas.getByText('5 hours ago').parentElement).toHaveAttribute(
      'datetime',
      '2025-12-09T10:00:00-05:00',
    );
  },
};

export const Busiest: Story = {
  name: 'The busiest of a list',
  args: { variant: 'busiest' },
};

export const Unanswered: Story = {
  name: 'Not answered and not seen yet',
  args: { discussion: { ...discussion, replies: 0, views: 0, lastReply: 'Not yet' } },
};

export const HugeNumbers: Story = {
  name: 'Huge numbers',
  args: {
    discussion: {
      ...discussion,
      replies: 123_456,
      views: 98_765_432,
      lastReply: '11 months ago',
    },
  },
};

export const LongTexts: Story = {
  name: 'Begun by an author with a very long name, and words too long for a line',
  args: {
    discussion: {
      ...discussion,
      title:
        'Which Tieftonlautsprechergehäuseresonanzfrequenzbestimmungsverfahren gets low end across on a phone speaker, a kitchen radio and my sister’s headphones without four masters?',
      author:
        'Dmitri Hale, Nachtschwärmervereinigungsvorsitzendenstellvertreter of Small Apartments',
    },
  },
};
