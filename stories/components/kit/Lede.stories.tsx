import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Lede } from '../../../src/components/kit/Lede';
import type { Guide } from '../../../.storybook/guide/Guide';

const guide: Guide = {
  keywords: ['intro', 'subtitle'],
  use: ['For the sentence or two that say what a page is for, once, by its title.'],
  avoid: ['For what a section or a card says: that is plain text.'],
  content: ['One or two sentences that end with a full stop and don’t repeat the title.'],
  related: ['Components/Section'],
};

const meta = {
  title: 'Components/Lede',
  component: Lede,
  parameters: { guide },
  args: { children: 'Back the records you believe in, and follow their price.' },
} satisfies Meta<typeof Lede>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent('Back the records');
  },
};
