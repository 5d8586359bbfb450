import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { forcedColorsMode, laptopMode } from '../../../.storybook/world/modes';
import { AlbumBoard } from '../../../src/components/album/AlbumBoard';
import { newListings, topMovers } from '../../../src/content/albums';
import { Container } from '../../../src/primitives/text/Container';
import { repeated } from '../../../.storybook/world/repeated';
import type { Guide } from '../../../.storybook/guide/Guide';

const guide: Guide = {
  keywords: ['table', 'market', 'list of prices'],
  wide: true,
  use: [
    'For albums that are compared by price and change and traded on the spot.',
    '`ranked` where the order is by how far they moved: the first becomes the headline of the page.',
    'One board to a section: "Top Movers", "New Listings". Boards with figures of similar width line up with each other.',
  ],
  avoid: [
    'For a single album: FeaturedAlbum.',
    'Where one album must be found among many: it neither sorts nor filters.',
    'For figures without trades: MarketTape.',
  ],
  do: {
    rule: 'Order the albums by what the section promises: movers by how far they moved.',
    show: <AlbumBoard label="Top Movers" albums={topMovers} empty="None." />,
  },
  dont: {
    rule: 'Don’t mix what moved and what is new in one board: its order then means nothing.',
    show: (
      <AlbumBoard
        label="Albums"
        albums={[newListings[0]!, topMovers[0]!, newListings[1]!]}
        empty="None."
      />
    ),
  },
  content: [
    'The column heads are fixed: Album, Today, Change, Price, Trade.',
    'The section’s heading says which albums these are; `label` repeats it, as the name of the table.',
  ],
  accessibility: {
    '1.3.1 Info and Relationships':
      'A table: the heads of its columns are read with each cell, the album with each row, in a narrow box as well, where the heads are not seen.',
    '1.3.2 Meaningful Sequence':
      'The headline of a ranked board stands before its table, as an article.',
    '1.4.10 Reflow':
      'In a narrow box, and with enlarged text, the columns fold, down to one; nothing scrolls sideways.',
  },
  related: ['Components/FeaturedAlbum', 'Components/Section', 'Components/MarketTape'],
};

const meta = {
  title: 'Components/AlbumBoard',
  component: AlbumBoard,
  parameters: { guide },
  args: {
    label: 'Top Movers',
    albums: topMovers,
    empty: 'Nothing has moved today.',
    onBuy: fn(),
    onSell: fn(),
  },
} satisfies Meta<typeof AlbumBoard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  // A laptop's window is the narrowest in which the columns have heads.
  parameters: { chromatic: { modes: laptopMode } },
};

export const Ranked: Story = {
  name: 'By rank, the first as a headline',
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <Container>{Story()}</Container>],
  args: { ranked: true },
  play: async ({ canvas }) => {
    const [first, ...others] = topMovers.map(({ title }) => title);
    const headings = canvas.getAllByRole('heading').map(({ textContent }) => textContent);
    await expect(headings).toEqual([first, ...others]);
    await expect(canvas.getByRole('article')).toContainElement(canvas.getByText(first!));
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(others.length);
  },
};

export const Empty: Story = {
  name: 'No albums',
  args: { albums: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing has moved today.')).toBeVisible();
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const One: Story = { name: 'A single album', args: { albums: topMovers.slice(0, 1) } };

export const Many: Story = {
  name: 'Twenty-four albums',
  parameters: { chromatic: { modes: forcedColorsMode } },
  args: {
    albums: repeated([...topMovers, ...newListings], 24),
  },
};

export const UnevenFigures: Story = {
  name: 'Decimal points in line, however long the figures',
  args: {
    albums: [
      { ...topMovers[0]!, price: 0.05, change: '+0.1%' },
      { ...topMovers[1]!, price: 1_048_576, change: '+1,204.8%' },
      { ...topMovers[2]!, price: 9.5, change: '−98.7%' },
    ],
  },
};
