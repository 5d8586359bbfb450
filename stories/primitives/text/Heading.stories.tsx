import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading, HeadingLevel } from '../../../src/primitives/text/Heading';
import type { Guide } from '../../../.storybook/guide/Guide';

const guide: Guide = {
  keywords: ['title', 'h1', 'h2'],
  use: [
    'For the heading of a part that may stand on any page: its level follows from where it is.',
  ],
  avoid: [
    'For a page’s title: its one `h1` is drawn by its screen.',
    'To set the size of words: a heading has no look of its own.',
  ],
  content: ['A few words, no full stop.'],
  accessibility: {
    '1.3.1 Info and Relationships': 'No level is skipped.',
  },
};

const meta = {
  title: 'Primitives/Heading',
  component: Heading,
  parameters: { guide },
  args: { children: 'Midnight Tape' },
} satisfies Meta<typeof Heading>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
  },
};

export const Lower: Story = {
  name: 'Within a section',
  render: (args) => (
    <HeadingLevel.Provider value={3}>
      <Heading {...args} />
    </HeadingLevel.Provider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toBeVisible();
  },
};
