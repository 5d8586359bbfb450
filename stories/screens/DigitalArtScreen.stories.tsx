import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ArtCard } from '../../src/components/goods/ArtCard';
import { art } from '../../src/content/art';
import { DigitalArtScreen } from '../../src/screens/DigitalArtScreen';
import type { Guide } from '../../.storybook/guide/Guide';
import { asScreen } from './asScreen';
import { repeated } from '../../.storybook/world/repeated';

const guide: Guide = {
  keywords: ['gallery', 'NFT'],
  use: [
    'At /digital-art, inside Layout: a quiet room for a few pieces, each sold once, with a visitor for scale.',
    'With `pieces` in the order they hang in. The place decides the size, the piece the format.',
  ],
  avoid: [
    'For art sold in dollars among other goods: ProductCard on the Home screen.',
    'For an artist’s whole archive. Four pieces make a wall, forty look like a stockroom.',
  ],
  do: {
    rule: 'Give each piece room, and a label of its own.',
    show: <ArtCard piece={art[0]!} />,
  },
  dont: {
    rule: 'Don’t hang them edge to edge: no piece is then looked at.',
    show: (
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
        <ArtCard piece={art[2]!} />
        <ArtCard piece={art[0]!} />
      </div>
    ),
  },
  content: [
    'The lede says that each piece is one of one, and that prices are in ETH.',
    'Without pieces one sentence says that they are sold, and that more will come.',
  ],
  accessibility: {
    '1.3.1 Info and Relationships':
      'The wall is a list: screen readers say how many pieces hang there, in the order they are seen.',
    '1.1.1 Non-text Content':
      'The visitor, the bench and the floor are decoration: hidden from screen readers, and not on paper.',
  },
  related: ['Screens/Fashion', 'Shell/Layout'],
};

const meta = {
  title: 'Screens/Digital Art',
  component: DigitalArtScreen,
  ...asScreen(guide),
  args: { pieces: art, onAction: fn() },
} satisfies Meta<typeof DigitalArtScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { name: 'Nothing to list', args: { pieces: [] } };

export const One: Story = { name: 'One item', args: { pieces: repeated(art, 1) } };

export const Seven: Story = { name: 'Seven items', args: { pieces: repeated(art, 7) } };

export const Three: Story = { name: 'One piece sold', args: { pieces: art.slice(0, 3) } };
