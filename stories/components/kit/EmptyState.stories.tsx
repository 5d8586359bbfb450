import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from '../../../src/components/kit/EmptyState';
import type { Guide } from '../../../.storybook/guide/Guide';

const guide: Guide = {
  keywords: ['no results', 'nothing here', 'blank'],
  use: [
    'Where a list of a page has nothing to show: a short sentence or two instead of a bare heading.',
  ],
  avoid: [
    'For something that went wrong: that is a destructive toast.',
    'While something loads: covers and text are there at once, nothing loads.',
  ],
  do: {
    rule: 'Say how things are, in the voice of the page.',
    show: <EmptyState>Nobody is on the air right now.</EmptyState>,
  },
  dont: {
    rule: 'Don’t report a count of nothing.',
    show: <EmptyState>0 results found</EmptyState>,
  },
  content: ['One short sentence or two with full stops, no exclamation mark, no apology.'],
  accessibility: {
    '1.3.1 Info and Relationships':
      'Plain text in place of the list, read where the list would be.',
  },
  related: ['Components/Section', 'Components/DiscussionList'],
};

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  parameters: { guide },
  args: { children: 'Nobody is on the air right now.' },
} satisfies Meta<typeof EmptyState>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongWords: Story = {
  name: 'With a very long word',
  args: { children: `Nothing by ${'Konstantinopolitanischer'.repeat(4)} today.` },
};
