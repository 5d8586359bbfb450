import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { rightToLeftMode } from '../../../.storybook/world/modes';
import { Price } from '../../../src/primitives/figures/Price';
import type { Guide } from '../../../.storybook/guide/Guide';

const guide: Guide = {
  keywords: ['money', 'dollars', 'amount'],
  use: [
    'For what one item costs, once on its card or row.',
    'With `original` where the item really cost more before.',
  ],
  avoid: [
    'Within a sentence: write `formatPrice(amount)`. Price is a paragraph in display type.',
    'On a trading board: PriceFlaps.',
    'For how a price moved: PriceChange, beside it.',
    'For a count, a share or another currency: it says dollars. ArtCard writes its ETH itself.',
  ],
  do: {
    rule: 'Give the number. The sign, the commas and the cents are added in one place.',
    show: <Price amount={1299} original={1450} />,
  },
  dont: {
    rule: 'Don’t give cents: the number is in dollars.',
    show: <Price amount={129900} />,
  },
  content: [
    'Dollars always with two decimals: $28.50, $52.00.',
    'The original price is above the price. If it isn’t, leave it out.',
    'No "only", no "from", no percent off.',
  ],
  accessibility: {
    '1.3.1 Info and Relationships':
      'The struck price is announced as "Original price $49.99": a line through it is not heard.',
    '1.3.2 Meaningful Sequence': 'The price comes before the original one, for eye and ear.',
    '1.4.3 Contrast (Minimum)': 'The struck price still has 4.5:1.',
  },
  related: ['Primitives/PriceFlaps', 'Primitives/PriceChange', 'Primitives/Rating'],
};

const meta = {
  title: 'Primitives/Price',
  component: Price,
  parameters: { guide },
  args: { amount: 29.99 },
} satisfies Meta<typeof Price>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Reduced: Story = {
  name: 'Reduced: the original price is announced',
  parameters: { chromatic: { modes: rightToLeftMode } },
  args: { original: 49.99 },
  play: async ({ canvas }) => {
    const price = canvas.getByRole('paragraph');
    await expect(price).toHaveTextContent('$29.99 Original price $49.99');
    await expect(canvas.getByText('$49.99')).toBeVisible();
  },
};

export const Free: Story = { name: 'Nothing to pay', args: { amount: 0 } };

export const Huge: Story = {
  name: 'More than anyone has',
  args: { amount: 123_456_789_012.5, original: 987_654_321_098.75 },
  globals: { viewport: { value: 'narrowest' } },
};
