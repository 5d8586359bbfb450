import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { GarmentCard } from '../../../src/components/goods/GarmentCard';
import { garments } from '../../../src/content/garments';
import type { Guide } from '../../../.storybook/guide/Guide';
import { pressingAtRest } from '../../storyParts';
import { sheetOf } from '../Sheet';

const hoodie = garments.find(({ id }) => id === 'side-b-hoodie')!;
const cap = garments.find(({ id }) => id === 'crate-digger-cap')!;

const guide: Guide = {
  keywords: ['clothes', 't-shirt', 'merch'],
  use: [
    'For a piece of clothing that is sold by its picture.',
    'On a rail with others of another `variant`: they hang at three lengths, and the rail is whole when the list around sets `--wx-rail` and clips it.',
  ],
  avoid: [
    'For shoes: they stand, on ShoeCard.',
    'For a look without a price: there is nothing to put in the cart.',
  ],
  do: {
    rule: 'Give the wide picture to a piece with something to look at closer, and say where by `detail`.',
    show: <GarmentCard garment={hoodie} variant="wide" />,
  },
  dont: {
    rule: 'Don’t repeat the category in the name. The tag writes it on its own line.',
    show: (
      <GarmentCard garment={{ ...cap, name: `${cap.name} (${cap.category})` }} variant="small" />
    ),
  },
  content: [
    'The name is a proper name of two or three words: "Side B Hoodie".',
    'Sizes, colours and stock do not belong on the tag.',
    'The picture’s description names the piece and what is seen of it: "A red ribbed beanie with a tonearm on its label".',
  ],
  accessibility: {
    '2.4.6 Headings and Labels': 'The button says what is added: "Add to Cart, Side B Hoodie".',
    '1.1.1 Non-text Content':
      'The picture’s description is read, whether the photo comes or not; the detail, the hook and the number say nothing.',
    '2.3.3 Animation from Interactions':
      'It swings under the pointer and with the focus, and hangs still for whoever asks for less motion.',
  },
  related: ['Components/ShoeCard', 'Components/ProductCard'],
};

const meta = {
  title: 'Components/GarmentCard',
  component: GarmentCard,
  parameters: { guide, column: '26rem' },
  args: { garment: hoodie, onAddToCart: fn() },
} satisfies Meta<typeof GarmentCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: pressingAtRest('Add to Cart, Side B Hoodie', 'onAddToCart', hoodie),
};

export const Wide: Story = { name: 'With a detail', args: { variant: 'wide' } };

export const Small: Story = { name: 'Small, hung low', args: { garment: cap, variant: 'small' } };

export const LongName: Story = {
  name: 'A name of several lines, with a word too long for a line',
  args: {
    garment: {
      ...hoodie,
      name: 'Schallplattenunterhaltungskapuzenpullover in Twice-Washed Midnight Loopback with the Run-Out Etching',
    },
  },
};

export const HugePrice: Story = {
  name: 'A huge price',
  args: { garment: { ...hoodie, price: 1_250_000.5 } },
};

export const Matrix: Story = {
  name: 'Every category',
  parameters: { column: 'none' },
  render: (args) => sheetOf(garments, (garment) => <GarmentCard {...args} garment={garment} />),
};
