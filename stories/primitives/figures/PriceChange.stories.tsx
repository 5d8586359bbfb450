import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forcedColorsMode } from '../../../.storybook/world/modes';
import { PriceChange } from '../../../src/primitives/figures/PriceChange';
import { Price } from '../../../src/primitives/figures/Price';
import type { Guide } from '../../../.storybook/guide/Guide';
import { row } from '../../storyParts';

const guide: Guide = {
  keywords: ['percent', 'up and down', 'delta'],
  use: [
    'For how a price moved over a day, beside that price: on the board, on the tape, on the featured album.',
    'With `period` where it stands alone and nothing nearby says over what time: "+2.5% Today".',
  ],
  avoid: [
    'For a discount: Price strikes out the original one.',
    'For good and bad in general. Up and down only say a direction.',
  ],
  do: {
    rule: 'Keep the sign in the text: colour and arrow only repeat it.',
    show: (
      <div style={row}>
        <Price amount={16.25} /> <PriceChange change="+2.5%" trend="up" />
      </div>
    ),
  },
  dont: {
    rule: 'Don’t drop the sign. Not everybody sees the colour, and the arrow is small.',
    show: (
      <div style={row}>
        <Price amount={16.25} /> <PriceChange change="2.5%" trend="down" />
      </div>
    ),
  },
  content: [
    'Sign, number with one decimal, percent sign, no spaces: "+5.2%", "−1.9%".',
    'The minus is the real minus sign (U+2212), as wide as the plus.',
    'The period is one word in title case: "Today".',
  ],
  accessibility: {
    '1.4.1 Use of Color': 'Sign, arrow and colour say the same: any one of them is enough.',
    '1.4.3 Contrast (Minimum)': 'Both colours have 4.5:1 as text.',
    '1.1.1 Non-text Content':
      'A hidden word, "up" or "down", stands before the sign, which many screen readers skip.',
  },
  related: ['Primitives/Price', 'Primitives/Sparkline'],
};

const meta = {
  title: 'Primitives/PriceChange',
  component: PriceChange,
  parameters: { guide },
  args: { change: '+5.2%', trend: 'up' },
} satisfies Meta<typeof PriceChange>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Flat: Story = { name: 'No change', args: { change: '+0.0%' } };

export const Huge: Story = {
  name: 'A huge rise',
  args: { change: '+1,234,567.8%', period: 'Today' },
  globals: { viewport: { value: 'narrowest' } },
};

export const Matrix: Story = {
  name: 'Both ways, with and without a period, in another script',
  render: () => (
    <div style={{ display: 'grid', gap: '0.5rem', justifyItems: 'start' }}>
      <PriceChange change="+5.2%" trend="up" />
      <PriceChange change="−1.9%" trend="down" />
      <PriceChange change="+5.2%" trend="up" period="Today" />
      <PriceChange change="−1.9%" trend="down" period="Today" />
      <div lang="ar">
        <PriceChange change="+5.2%" trend="up" period="اليوم" />
      </div>
    </div>
  ),
  parameters: { chromatic: { modes: forcedColorsMode } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvasElement).toHaveTextContent('down −1.9% Today');
    // The sign stands before its number on pages that read right to left, too.
    const [text] = canvas.getAllByText(/−1.9%/);
    const range = document.createRange();
    const left = (from: number, to: number) => {
      range.setStart(text!.lastChild!, from);
      range.setEnd(text!.lastChild!, to);
      return range.getBoundingClientRect().left;
    };
    await expect(left(0, 1)).toBeLessThan(left(1, 2));
  },
};
