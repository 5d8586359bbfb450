import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { narrowMode } from '../../../.storybook/world/modes';
import { AlbumBoard } from '../../../src/components/album/AlbumBoard';
import { AlbumRow } from '../../../src/components/album/AlbumRow';
import type { Guide } from '../../../.storybook/guide/Guide';
import { falling, huge, rising, unquoted } from './oddDays';

/** A row belongs to a table, and folds by the width of the box around it. */
const inTable: Decorator = (Story) => (
  <div style={{ containerType: 'inline-size' }} role="table" aria-label="Albums">
    {Story()}
  </div>
);

const guide: Guide = {
  keywords: ['table row', 'stock', 'price'],
  wide: true,
  use: [
    'For an album that is traded by the share, with its day and both trades at hand.',
    'In an AlbumBoard, which gives it its column heads, its hairlines and its table.',
  ],
  avoid: [
    'For the album of the day: FeaturedAlbum has the room for its sleeve.',
    'For a price to glance at: MarketTape quotes many in one line.',
    'For goods at a fixed price: ProductCard, GarmentCard and ShoeCard put them in the cart.',
  ],
  do: {
    rule: 'Let sign and trend agree: a minus falls, a plus rises.',
    show: <AlbumBoard label="Albums" albums={[falling]} empty="None." />,
  },
  dont: {
    rule: 'Don’t leave out the sign. Without it only arrow and colour tell which way it went.',
    show: <AlbumBoard label="Albums" albums={[{ ...falling, change: '1.9%' }]} empty="None." />,
  },
  content: [
    'The change is signed, with one decimal and a real minus: "+5.2%", "−1.9%".',
    'The history is today’s prices, oldest first, and ends at the price that is shown.',
  ],
  accessibility: {
    '1.4.1 Use of Color': 'The change has a sign and an arrow beside its colour.',
    '1.1.1 Non-text Content':
      'The line is described: where the day opened, and between which prices it moved.',
    '1.3.1 Info and Relationships':
      'The row of a table: its album is the head of the row, and each cell has a head over it.',
    '2.3.3 Animation from Interactions':
      'The record turns only while the row is used, and never under reduced motion.',
  },
  related: ['Components/FeaturedAlbum', 'Components/MarketTape', 'Screens/Music Trading'],
};

const meta = {
  title: 'Components/AlbumRow',
  component: AlbumRow,
  parameters: { guide },
  decorators: [inTable],
  args: { album: rising, onBuy: fn(), onSell: fn() },
} satisfies Meta<typeof AlbumRow>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithRank: Story = {
  name: 'With its rank, which only the eye needs',
  args: { rank: 12 },
  play: async ({ canvas }) => {
    const rank = canvas.getByText('12');
    await expect(rank).toHaveAttribute('aria-hidden', 'true');
    // Both digits stand on one line.
    await expect(rank.offsetHeight).toBeLessThan(30);
  },
};

export const Flat: Story = {
  name: 'A day on which nothing moved',
  args: {
    album: { ...rising, price: 12, change: '+0.0%', history: Array.from({ length: 12 }, () => 12) },
  },
};

export const NoHistory: Story = {
  name: 'Listed this minute, no line yet',
  args: { album: unquoted },
};

export const HugeNumbers: Story = { name: 'Huge numbers', args: { album: huge } };

export const LongTexts: Story = {
  name: 'A title and an artist of several lines, with words too long for a line',
  parameters: { chromatic: { modes: narrowMode } },
  args: {
    album: {
      ...rising,
      title:
        'Sonnenuntergangsbeleuchtungsstimmungsaufnahme and Other Songs for the Last at the Party',
      artist:
        'Nachtschwärmervereinigungsvorsitzendenstellvertreterin Isla Moreau and Her Former Conductor',
    },
  },
};
