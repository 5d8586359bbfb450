import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ArtCard } from '../../../src/components/goods/ArtCard';
import { art } from '../../../src/content/art';
import type { Guide } from '../../../.storybook/guide/Guide';
import { pressingAtRest } from '../../storyParts';
import { sheetOf } from '../Sheet';

const piece = art.find(({ id }) => id === 'harbor-signal')!;
const other = art.find(({ id }) => id === 'slow-weather')!;

const guide: Guide = {
  keywords: ['NFT', 'gallery', 'ETH'],
  wide: true,
  use: [
    'For a one-of-one artwork priced in ETH, hung on the gallery wall with its label.',
    'With a lot of wall around it: a few pieces, each in its own format, hung with their middles at one height.',
  ],
  avoid: [
    'For art that is sold in dollars among beats: ProductCard.',
    'In a tight grid of equal cards. The mat and the label need room, and the formats lose their meaning.',
  ],
  do: {
    rule: 'Hang different formats side by side, so that the wall looks hung, not tiled.',
    show: sheetOf([piece, other], (one) => <ArtCard piece={one} />),
  },
  dont: {
    rule: 'Don’t hang one piece twice: each is one of one.',
    show: sheetOf([piece, piece], (one) => <ArtCard piece={one} />),
  },
  content: [
    'Title, artist and price, like the label in a museum: nothing else.',
    'The price is text, with a point, a space and its currency: "0.45 ETH". Two decimals are enough.',
    'The picture’s description says what is painted, in one plain sentence without the title.',
  ],
  accessibility: {
    '1.1.1 Non-text Content':
      'The artwork is an image with a description of its own, not a decoration.',
    '2.4.6 Headings and Labels': 'The button says what is collected: "Collect, Harbor Signal".',
    '1.3.1 Info and Relationships':
      'The title is a heading, so that people can go through the wall by headings.',
  },
  related: ['Components/ProductCard'],
};

const meta = {
  title: 'Components/ArtCard',
  component: ArtCard,
  parameters: { guide, column: '30rem' },
  args: { piece, onCollect: fn() },
} satisfies Meta<typeof ArtCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: pressingAtRest('Collect, Harbor Signal', 'onCollect', piece),
};

export const Landscape: Story = { name: 'Wider than high', args: { piece: other } };

export const LabelAtTheEnd: Story = {
  name: 'Where the label finds no room beside it',
  args: { side: 'end' },
  parameters: { column: '20rem' },
};

export const LongTitle: Story = {
  name: 'A title longer than its label, with a word too long for a line',
  args: {
    piece: {
      ...piece,
      title:
        'Hafensignalbeleuchtungsanlagenwiderspiegelung (Seen Twice, Once Through the Rain and Once From Memory)',
      artist: 'Tomas Brandt with the Night Shift of the Northern Container Terminal',
    },
  },
};

export const HugePrice: Story = {
  name: 'A huge price',
  args: { piece: { ...piece, price: '1,234,567.89 ETH' } },
};

export const Matrix: Story = {
  name: 'Every piece',
  parameters: { column: 'none' },
  render: (args) => sheetOf(art, (one) => <ArtCard {...args} piece={one} />),
};
