import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forcedColorsMode } from '../../../.storybook/world/modes';
import { PriceChange } from '../../../src/primitives/figures/PriceChange';
import { Price } from '../../../src/primitives/figures/Price';
import { Sparkline } from '../../../src/primitives/figures/Sparkline';
import type { Guide } from '../../../.storybook/guide/Guide';

const rising = [15.85, 15.9, 15.78, 16.02, 15.97, 16.1, 16.31, 16.18, 16.25];
const falling = [12.6, 12.66, 12.52, 12.55, 12.41, 12.44, 12.37, 12.3, 12.36];

const guide: Guide = {
  keywords: ['chart', 'graph', 'line'],
  use: [
    'For the shape of a day’s prices beside the price and its change: for a glance, not for reading values.',
  ],
  avoid: [
    'Where anyone needs the value at a certain time: that is a chart, with axes.',
    'To compare two albums without a `scale`: each line then fills its own box, and their heights say nothing.',
    'For fewer than two prices: it draws nothing, and the price alone is enough.',
  ],
  do: {
    rule: 'Let it end at the price beside it, and the trend agree with the change.',
    show: (
      <div style={{ display: 'flex', gap: '1rem', alignItems: 'center' }}>
        <Price amount={16.25} />
        <div style={{ inlineSize: '8rem', blockSize: '2rem' }}>
          <Sparkline history={rising} trend="up" />
        </div>
        <PriceChange change="+2.5%" trend="up" />
      </div>
    ),
  },
  dont: {
    rule: 'Don’t stretch it into a chart. Without axes a tall line only exaggerates.',
    show: (
      <div style={{ inlineSize: '100%', blockSize: '12rem' }}>
        <Sparkline history={[16.2, 16.21, 16.19, 16.22, 16.25]} trend="up" />
      </div>
    ),
  },
  content: [
    'Dashes are the price the day opened with, the dot is now.',
    'It describes itself: "Today: opened at $15.85, low $15.78, high $16.31".',
  ],
  accessibility: {
    '1.1.1 Non-text Content': 'A picture named by its prices in words.',
    '1.4.1 Use of Color':
      'Its colour repeats the trend; the shape and the change beside it say it too.',
    '1.4.11 Non-text Contrast': 'The line has 3:1 against the page and stays as thick at any size.',
  },
  related: ['Primitives/PriceChange', 'Primitives/Price'],
};

const meta = {
  title: 'Primitives/Sparkline',
  component: Sparkline,
  parameters: { guide },
  argTypes: { history: { control: false } },
  // The line fills its box, so this story gives it one.
  args: {
    history: rising,
    trend: 'up',
    style: { inlineSize: 'min(12rem, 100%)', blockSize: '3rem' },
  },
} satisfies Meta<typeof Sparkline>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      'Today: opened at $15.85, low $15.78, high $16.31',
    );
  },
};

export const Flat: Story = {
  name: 'A day on which nothing happened',
  args: { history: [16.25, 16.25, 16.25, 16.25] },
  play: async ({ canvas }) => {
    const line = canvas.getByRole('img', { name: /low \$16\.25, high \$16\.25/ });
    // The line runs through the middle, not along an edge and not at NaN.
    await expect(line.firstElementChild).toHaveAttribute('d', 'M0 16 40 16 80 16 120 16');
  },
};

export const Scaled: Story = {
  name: 'On the scale of a day that moved by a tenth',
  args: { scale: 0.1, history: [10, 11, 9.5] },
  play: async ({ canvas }) => {
    // Up is up: the rise of a tenth ends at the upper edge.
    await expect(canvas.getByRole('img').firstElementChild).toHaveAttribute(
      'd',
      'M0 16 60 2 120 23',
    );
  },
};

export const Filled: Story = { name: 'Tinted down to the foot', args: { filled: true } };

export const TwoPoints: Story = { name: 'Only opened and closed', args: { history: [12, 16.25] } };

export const OnePoint: Story = {
  name: 'One price: nothing to draw',
  args: { history: [16.25] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await expect(canvasElement.querySelector('svg')).not.toBeInTheDocument();
  },
};

export const ManyPoints: Story = {
  name: 'A price every minute',
  args: {
    // A rising wave of many prices, the same on every run.
    history: Array.from({ length: 1440 }, (_, minute) => 15 + Math.sin(minute / 37) + minute / 1e3),
  },
};

export const Matrix: Story = {
  name: 'Both trends, at three sizes',
  render: () => (
    <>
      {(['4rem', '8rem', '12rem'] as const).map((inlineSize) => (
        <div
          key={inlineSize}
          style={{ display: 'flex', gap: '1rem', inlineSize: 'min(26rem, calc(100vw - 6rem))' }}
        >
          <div style={{ inlineSize, blockSize: '2.5rem', marginBlock: '0.5rem' }}>
            <Sparkline history={rising} trend="up" />
          </div>
          <div style={{ inlineSize, blockSize: '2.5rem', marginBlock: '0.5rem' }}>
            <Sparkline history={falling} trend="down" />
          </div>
        </div>
      ))}
    </>
  ),
  parameters: { chromatic: { modes: forcedColorsMode } },
};
