import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ShoeCard } from '../../../src/components/goods/ShoeCard';
import { shoes } from '../../../src/content/shoes';
import type { Guide } from '../../../.storybook/guide/Guide';
import { pressingAtRest } from '../../storyParts';

const high = shoes.find(({ id }) => id === 'dead-wax-one')!;

const guide: Guide = {
  keywords: ['sneaker', 'trainers'],
  wide: true,
  use: [
    'For a pair of shoes among others, on one shelf: strips without a gap, each in its own inks.',
    'In a Collection that reaches over the page’s margins, so that the strips meet and the shelf runs from one end of the window to the other.',
  ],
  avoid: ['For the pair that opens the page: LeadShoe.', 'For clothes: they hang, on GarmentCard.'],
  do: {
    rule: 'Let every pair have stock of its own: neighbours in one colour run into each other.',
    show: <ShoeCard shoe={high} />,
  },
  dont: {
    rule: 'Don’t repeat the category in the name. The strip writes it on its own line.',
    show: <ShoeCard shoe={{ ...high, name: `${high.name} (${high.category})` }} />,
  },
  content: [
    'The name is a proper name of two or three words: "Dead Wax One".',
    'Sizes, colours and stock do not belong on the strip.',
    'The picture’s description names the shoe and what is seen of it: "A brown sneaker with the number 78 on its heel".',
  ],
  accessibility: {
    '2.4.6 Headings and Labels': 'The button says what is added: "Add to Cart, Dead Wax One".',
    '1.4.3 Contrast (Minimum)':
      'Words stand in the key ink on the ground they are printed on; both belong to the item, and every pair of them reaches 4.5.',
    '2.3.3 Animation from Interactions':
      'The shoe is lifted under the pointer and with the focus, and stays put for whoever asks for less motion.',
  },
  related: ['Components/LeadShoe', 'Components/Collection'],
};

const meta = {
  title: 'Components/ShoeCard',
  component: ShoeCard,
  parameters: { guide, column: '18rem' },
  args: { shoe: high, onAddToCart: fn() },
} satisfies Meta<typeof ShoeCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: pressingAtRest('Add to Cart, Dead Wax One', 'onAddToCart', high),
};

export const LongName: Story = {
  name: 'A name of several lines, with a word too long for a line',
  args: {
    shoe: {
      ...high,
      name: 'Schallplattenunterhaltungshalbschuh in Run-Out Purple, Second Pressing, Signed',
    },
  },
};

export const HugePrice: Story = {
  name: 'A huge price',
  args: { shoe: { ...high, price: 1_250_000.5 } },
};

export const Matrix: Story = {
  name: 'Every category',
  parameters: { column: 'none' },
  render: (args) => (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(17rem, 100%), 1fr))',
      }}
    >
      {shoes.map((shoe) => (
        <li key={shoe.id} style={{ display: 'grid' }}>
          <ShoeCard {...args} shoe={shoe} />
        </li>
      ))}
    </ul>
  ),
};
