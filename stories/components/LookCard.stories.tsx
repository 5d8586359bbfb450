import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LookCard } from '../../src/components/LookCard';
import { fashion } from '../../src/content/fashion';
import { shoes } from '../../src/content/shoes';
import type { Guide } from '../guide/Guide';
import { inColumn } from '../decorators';
import { Sheet } from './Sheet';

const hoodie = fashion.find(({ id }) => id === 'side-b-hoodie')!;
const shoe = shoes.find(({ id }) => id === 'dead-wax-one')!;

const guide: Guide = {
  use: [
    'For a piece of clothing or a pair of shoes that is sold by its picture.',
    'In a look book or on a shelf, where the screen gives each picture its own format by `ratio`.',
  ],
  avoid: [
    'For beats, tracks and art with a rating, downloads or a discount: ProductCard shows them.',
    'For a look without a price: there is nothing to put in the cart.',
  ],
  do: {
    rule: 'Give shoes a wide picture and clothes a tall one: each is then seen whole.',
    show: <LookCard item={shoe} ratio={4 / 3} />,
  },
  dont: {
    rule: 'Don’t repeat the category in the name. The card writes it on its own line.',
    show: <LookCard item={{ ...shoe, name: `${shoe.name} (${shoe.category})` }} ratio={4 / 3} />,
  },
  content: [
    'The name is a proper name of two or three words: "Side B Hoodie".',
    'Sizes, colours and stock do not belong on the card.',
    'The picture’s description names the piece and what is seen of it: "A low-top sneaker".',
  ],
  accessibility: [
    {
      note: 'The button says what is added: "Add to Cart Side B Hoodie".',
      wcag: '2.4.6 Headings and Labels',
    },
    {
      note: 'The picture speaks its description, whether the photo comes or the cover art stays.',
      wcag: '1.1.1 Non-text Content',
    },
    {
      note: 'The picture stands before its caption in the source too, so reading order is seeing order.',
      wcag: '1.3.2 Meaningful Sequence',
    },
  ],
  related: [
    'Components/ProductCard',
    'Primitives/Cover',
    'Primitives/Price',
    'Screens/Fashion',
    'Screens/Shoes',
  ],
};

const meta = {
  title: 'Components/LookCard',
  component: LookCard,
  parameters: { guide, column: '26rem' },
  decorators: [inColumn],
  args: { item: hoodie, onAddToCart: fn() },
} satisfies Meta<typeof LookCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: hoodie.image.description })).toBeVisible();
  },
};

export const PairOfShoes: Story = {
  name: 'A pair of shoes, wide',
  args: { item: shoe, ratio: 4 / 3 },
};

export const Filling: Story = {
  name: 'Filling a taller grid cell',
  parameters: { column: 'none' },
  render: (args) => (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
        gap: '1.5rem',
      }}
    >
      <li>
        <LookCard {...args} ratio={3} />
      </li>
      <li>
        <LookCard {...args} item={fashion[1]!} ratio={1 / 2} />
      </li>
    </ul>
  ),
};

export const LongName: Story = {
  name: 'A name of several lines',
  args: {
    item: {
      ...hoodie,
      name: 'Side B Hoodie in Twice-Washed Midnight Loopback with the Run-Out Etching',
    },
  },
};

export const LongWords: Story = {
  name: 'Words too long for a line',
  args: { item: { ...hoodie, name: 'Schallplattenunterhaltungskapuzenpullover' } },
};

export const HugePrice: Story = {
  name: 'A huge price',
  args: { item: { ...shoe, price: 1_250_000.5 } },
};

export const Free: Story = {
  name: 'Given away',
  args: { item: { ...hoodie, price: 0 } },
};

export const Matrix: Story = {
  name: 'Every category',
  parameters: { column: 'none' },
  render: (args) => (
    <Sheet>
      {[...fashion, ...shoes].map((item) => (
        <li key={item.id}>
          <LookCard {...args} item={item} ratio={1} />
        </li>
      ))}
    </Sheet>
  ),
};

export const AddedToCart: Story = {
  name: 'Put in the cart',
  play: async ({ args, canvas }) => {
    const add = canvas.getByRole('button', { name: 'Add to Cart Side B Hoodie' });
    await userEvent.click(add);
    await expect(args.onAddToCart).toHaveBeenCalledOnce();
    await expect(add).toHaveFocus();
  },
};
