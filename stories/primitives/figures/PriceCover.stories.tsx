import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentPropsWithoutRef } from 'react';
import { expect } from 'storybook/test';
import { forcedColorsMode } from '../../../.storybook/world/modes';
import { featuredAlbum, newListings, topMovers } from '../../../src/content/albums';
import { PriceCover } from '../../../src/primitives/figures/PriceCover';
import type { Guide } from '../../../.storybook/guide/Guide';

const { history, inks } = featuredAlbum;

/** A box like a large AlbumSleeve: the cover's lines scale with its width. */
const Box = (props: ComponentPropsWithoutRef<'div'>) => (
  <div {...props} style={{ containerType: 'inline-size', ...props.style }} />
);

const guide: Guide = {
  keywords: ['chart', 'album art'],
  use: [
    'For the cover of an album: its prices of the day, drawn in the pattern of its genre.',
    '`large` from about 200 px on, `thumb` below. The lines of a large one follow the width of the nearest query container: a large AlbumSleeve is one.',
  ],
  avoid: [
    'For reading a price from: Sparkline has one line and says it in words.',
    'For anything without a price history: Print, Picture.',
  ],
  do: {
    rule: 'Draw fewer lines where it is small.',
    show: (
      <Box style={{ inlineSize: '5rem' }}>
        <PriceCover history={history} inks={inks} pattern="ridges" size="thumb" />
      </Box>
    ),
  },
  dont: {
    rule: 'Don’t draw a small one with all its lines: they run together.',
    show: (
      <Box style={{ inlineSize: '5rem' }}>
        <PriceCover history={history} inks={inks} pattern="ridges" />
      </Box>
    ),
  },
  accessibility: {
    '1.1.1 Non-text Content':
      'Hidden from screen readers: price, change and line beside it say the same in words.',
    '1.4.11 Non-text Contrast':
      'The lines have 3:1 on the ground, and the inks are kept in forced colours.',
  },
  related: ['Primitives/Sparkline', 'Foundations/Price covers'],
};

const meta = {
  title: 'Primitives/PriceCover',
  component: PriceCover,
  parameters: { guide, column: '24rem' },
  decorators: [(Story) => <Box>{Story()}</Box>],
  args: { history, inks, pattern: 'ridges' },
} satisfies Meta<typeof PriceCover>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The lines of a cover of ridges: each begins with a move of the pen. */
const linesOf = (canvas: HTMLElement) =>
  Array.from(canvas.querySelectorAll('path'), (path) => path.getAttribute('d'))
    .join('')
    .match(/M/g);

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(linesOf(canvasElement)).toHaveLength(15);
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

export const Thumb: Story = {
  name: 'As small as on the board',
  parameters: { column: '5rem' },
  args: { size: 'thumb' },
  play: async ({ canvasElement }) => {
    await expect(linesOf(canvasElement)).toHaveLength(7);
  },
};

export const FlatDay: Story = {
  name: 'A day on which nothing moved',
  args: { history: Array.from({ length: 24 }, () => 12) },
};

export const NoHistory: Story = {
  name: 'No prices yet: the bare ground',
  args: { history: [12] },
};

export const Matrix: Story = {
  name: 'Every pattern, every album',
  parameters: { column: 'none', chromatic: { modes: forcedColorsMode } },
  render: () => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 44%), 1fr))',
        gap: '0.75rem',
      }}
    >
      {(['ridges', 'rings', 'waves'] as const).flatMap((pattern) =>
        [...topMovers, ...newListings].map((album) => (
          <Box key={`${pattern} ${album.id}`}>
            <PriceCover history={album.history} inks={album.inks} pattern={pattern} />
          </Box>
        )),
      )}
    </div>
  ),
};
