import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forcedColorsMode } from '../../../.storybook/world/modes';
import { PriceFlaps } from '../../../src/primitives/figures/PriceFlaps';
import type { Guide } from '../../../.storybook/guide/Guide';

const guide: Guide = {
  keywords: ['split-flap', 'flip', 'odometer'],
  use: [
    'For the price of what is traded, on a board with others: AlbumRow, MoverCard.',
    'Where a press trades at this price: call `flutter(element)` with its element, and its flaps fall to the price.',
  ],
  avoid: [
    'For what is put in a cart: Price.',
    'For a price that is read back from a chart. The flaps say what it is now.',
  ],
  do: {
    rule: 'Set the prices of a column at its end: the flaps then stand under each other.',
    show: (
      <div style={{ display: 'grid', justifyItems: 'end', gap: '0.5rem', inlineSize: '8rem' }}>
        <PriceFlaps amount={18.75} />
        <PriceFlaps amount={9.8} />
      </div>
    ),
  },
  content: ['Dollars with two decimals. The sign and the point have no flap.'],
  accessibility: {
    '1.3.1 Info and Relationships':
      'Flaps are drawn behind the figures: what is read is "$24.10", one text.',
    '2.3.3 Animation from Interactions':
      'They flutter for half a second after a press, and not at all under reduced motion. The price stays in the text.',
  },
  related: ['Primitives/Price', 'Primitives/PriceChange'],
};

const meta = {
  title: 'Primitives/PriceFlaps',
  component: PriceFlaps,
  parameters: { guide },
  args: { amount: 24.1 },
} satisfies Meta<typeof PriceFlaps>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: { modes: forcedColorsMode } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent(/^\$24\.10$/);
  },
};

export const Huge: Story = {
  name: 'More than anyone has',
  args: { amount: 123_456_789_012.5 },
  globals: { viewport: { value: 'narrowest' } },
  decorators: [(Story) => <div style={{ inlineSize: '8rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    // Every second span is a point or a comma, which has no flap.
    const groups = [...canvas.getByRole('paragraph').querySelectorAll('span')]
      .filter((_, index) => index % 2 === 0)
      .map((group) => [...group.getClientRects()]);
    // No group is broken, and no flap lies on one of the line above.
    await expect(groups.map(({ length }) => length)).toEqual(groups.map(() => 1));
    const tops = new Map(groups.flat().map(({ top, bottom }) => [top, bottom]));
    const lines = [...tops].sort(([one], [other]) => one - other);
    await expect(lines.length).toBeGreaterThan(1);
    for (const [index, [top]] of lines.slice(1).entries())
      await expect(top).toBeGreaterThan(lines[index]![1] - 1);
  },
};
