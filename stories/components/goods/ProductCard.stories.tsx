import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { forcedColorsMode } from '../../../.storybook/world/modes';
import { ProductCard } from '../../../src/components/goods/ProductCard';
import { products } from '../../../src/content/products';
import type { Guide } from '../../../.storybook/guide/Guide';
import { pressing, pressingAtRest } from '../../storyParts';
import { sheetOf } from '../Sheet';

const beat = products.find(({ id }) => id === 'neon-nights')!;
const artPiece = products.find(({ duration }) => duration === undefined)!;

const guide: Guide = {
  keywords: ['beat', 'track', 'add to cart', 'like', 'play button'],
  use: [
    'For a beat, a track or an art piece that is sold in dollars and can be liked, previewed and put in the cart.',
    'In a Collection under a Section, where several are compared: price, rating and downloads sit at the same place in each.',
    '`wide` for the first and the last of a shelf: the record looks out, and the name is large.',
  ],
  avoid: [
    'For clothes and shoes: GarmentCard and ShoeCard have no rating, preview or like.',
    'For art priced in ETH on the gallery wall: ArtCard has a label and "Collect".',
    'For albums traded by the share: AlbumRow shows the change and both trades.',
  ],
  do: {
    rule: 'Give it the work’s own name as its title, and leave the artist to the line below.',
    show: <ProductCard product={beat} />,
  },
  dont: {
    rule: 'Don’t put the artist into the title. The card says "by" itself, and the buttons repeat the title for screen readers.',
    show: <ProductCard product={{ ...beat, title: `${beat.title} (prod. by ${beat.artist})` }} />,
  },
  content: [
    'Art has no duration: the card then has no play button and no time.',
    'The title is the work’s own name: no genre, no price, no "NEW".',
    'The original price is what it really cost before; it is always above the price.',
    'A rating has one decimal. Downloads are a plain number; the card writes the noun and its plural.',
    'The description of `image` says what the photo shows, that of `print` what is drawn, if that is something else; neither says what the beat sounds like.',
  ],
  accessibility: {
    '2.4.6 Headings and Labels':
      'Every button repeats the title after its visible words, so that a list of buttons can be told apart.',
    '2.5.3 Label in Name':
      'Names hold the visible words: "Add to Cart" and the shown duration can be spoken to press them.',
    '1.3.1 Info and Relationships':
      'The struck price is announced as "Original price", not only crossed out.',
    '1.1.1 Non-text Content': 'The rating is one picture named "4.8 out of 5 stars".',
    '2.5.5 Target Size (Enhanced)': 'Every target is at least 44 px high.',
  },
  related: ['Components/GarmentCard', 'Components/ArtCard'],
};

const meta = {
  title: 'Components/ProductCard',
  component: ProductCard,
  parameters: { guide, column: '24rem' },
  args: { product: beat, onPlayPreview: fn(), onLike: fn(), onAddToCart: fn() },
} satisfies Meta<typeof ProductCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async (context) => {
    await pressing('Play Preview of Neon Nights, 3:24', 'onPlayPreview', beat)(context);
    await pressing('Like Neon Nights', 'onLike', beat)(context);
    await pressingAtRest('Add to Cart, Neon Nights', 'onAddToCart', beat)(context);
  },
};

export const Wide: Story = {
  name: 'Over two columns, its record beside the cover',
  parameters: { column: '36rem' },
  args: { variant: 'wide' },
};

export const LongTexts: Story = {
  name: 'A title and an artist of several lines, with words too long for a line',
  args: {
    product: {
      ...beat,
      title:
        'Everything the Donaudampfschifffahrtsgesellschaftskapitänsmütze Said to Me on the Last Train Home',
      artist:
        'The Midnight Society for the Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz, East Chapter',
    },
  },
};

export const NothingYet: Story = {
  name: 'The least: no star and no download',
  args: { product: { ...beat, rating: 0, downloads: 0 } },
};

export const HugeNumbers: Story = {
  name: 'Huge numbers',
  args: {
    product: {
      ...beat,
      price: 12_999.99,
      originalPrice: 24_999.99,
      downloads: 1_234_567_890,
      duration: '12:48:07',
    },
  },
};

export const Matrix: Story = {
  name: 'Every genre',
  parameters: { column: 'none', chromatic: { modes: forcedColorsMode } },
  render: (args) => sheetOf(products, (product) => <ProductCard {...args} product={product} />),
  play: async ({ canvas }) => {
    // An art piece has nothing to play, and no length.
    const heading = canvas.getByRole('heading', { name: artPiece.title });
    const card = within(heading.closest('article')!);
    await expect(card.getAllByRole('button')).toHaveLength(2);
    await expect(card.queryByRole('button', { name: /Play/ })).not.toBeInTheDocument();
  },
};
