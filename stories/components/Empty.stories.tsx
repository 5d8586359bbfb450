import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Empty } from '../../src/components/Empty';
import { Section } from '../../src/components/Section';
import type { Guide } from '../guide/Guide';

const guide: Guide = {
  use: ['Where a list of a page has nothing to show: one sentence instead of a bare heading.'],
  avoid: [
    'For something that went wrong: that is a destructive toast.',
    'While something loads: covers and text are there at once, nothing loads.',
  ],
  do: {
    rule: 'Say what is so, in the voice of the page.',
    show: <Empty>Nobody is on the air right now.</Empty>,
  },
  dont: { rule: 'Don’t report a count of nothing.', show: <Empty>0 results found</Empty> },
  content: ['One sentence with a full stop, no exclamation mark, no apology.'],
  accessibility: [
    {
      note: 'Plain text in place of the list, read where the list would be.',
      wcag: '1.3.1 Info and Relationships',
    },
  ],
  related: ['Components/Section', 'Components/DiscussionList'],
};

const meta = {
  title: 'Components/Empty',
  component: Empty,
  parameters: { guide },
  args: { children: 'Nobody is on the air right now.' },
} satisfies Meta<typeof Empty>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InASection: Story = {
  name: 'In a section',
  render: (args) => (
    <Section title="Live Now">
      <Empty {...args} />
    </Section>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Live Now' })).toHaveTextContent(
      'Nobody is on the air right now.',
    );
  },
};

export const LongWords: Story = {
  name: 'With a very long word',
  args: { children: `Nothing by ${'Konstantinopolitanischer'.repeat(4)} today.` },
};
