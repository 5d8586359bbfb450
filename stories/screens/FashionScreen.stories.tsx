import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { GarmentCard } from '../../src/components/goods/GarmentCard';
import { garments } from '../../src/content/garments';
import { FashionScreen } from '../../src/screens/FashionScreen';
import type { Guide } from '../../.storybook/guide/Guide';
import { asScreen } from './asScreen';
import { repeated } from '../../.storybook/world/repeated';

const guide: Guide = {
  use: [
    'At /fashion, inside Layout: clothes on rails that cross the window, three to a rail, at three lengths.',
    'With `garments` in the order of the rails. The screen shows them in the order it is given.',
  ],
  avoid: [
    'For shoes: the Shoes screen is a shelf, with a pair of the week.',
    'For lists to search and compare: a rail has no filter and no order by price.',
  ],
  do: {
    rule: 'Put the pieces with a detail worth showing where the picture is wide: first and fifth of six.',
    show: <GarmentCard garment={garments[0]!} variant="wide" />,
  },
  dont: {
    rule: 'Don’t fill a rail with the same piece twice. A gap is more honest.',
    show: (
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
          gap: '1rem',
        }}
      >
        <GarmentCard garment={garments[3]!} />
        <GarmentCard garment={garments[3]!} />
      </div>
    ),
  },
  content: [
    'The lede, on the hang-tag, says how the clothes are made, not that they are good.',
    'Without items one sentence says what is on its way.',
  ],
  accessibility: {
    '1.3.2 Meaningful Sequence':
      'Large and small, high and low are for the eye: in the source all pieces are one list, in one order.',
    '1.4.10 Reflow':
      'On a phone each piece has a rail of its own; nothing is left out and nothing scrolls sideways.',
  },
  related: ['Screens/Shoes', 'Shell/Layout'],
};

const meta = {
  title: 'Screens/Fashion',
  component: FashionScreen,
  ...asScreen(guide),
  args: { garments, onAction: fn() },
} satisfies Meta<typeof FashionScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { name: 'Nothing to list', args: { garments: [] } };

export const One: Story = { name: 'One item', args: { garments: repeated(garments, 1) } };

export const Seven: Story = { name: 'Seven items', args: { garments: repeated(garments, 7) } };

export const Odd: Story = {
  name: 'A rail with one piece missing',
  args: { garments: garments.slice(0, 5) },
};
