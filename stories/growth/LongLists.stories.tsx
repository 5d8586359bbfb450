import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { Act } from '../../src/actions';
import { AlbumBoard } from '../../src/components/album/AlbumBoard';
import { Collection } from '../../src/components/kit/Collection';
import { DiscussionList } from '../../src/components/words/DiscussionList';
import type { ListLayout } from '../../src/components/kit/layout';
import { ProductCard } from '../../src/components/goods/ProductCard';
import { newListings, topMovers } from '../../src/content/albums';
import { discussions } from '../../src/content/discussions';
import { products } from '../../src/content/products';
import { Container } from '../../src/primitives/text/Container';
import { fluidSpace } from '../../src/tokens/space';
import { repeated } from '../../.storybook/world/repeated';

interface LongList {
  /** The number of items. `npm run bench:growth` opens the story with several lengths. */
  length: number;
  onAction: Act;
}

const shelf: ListLayout = {
  grids: [
    { columns: 2, least: '8rem', gap: fluidSpace.gap },
    { from: 'laptop', columns: 4, gap: fluidSpace.gap },
  ],
  stretch: true,
};

/**
 * Expects all items to come after the first ones. It counts by an attribute, because finding 10,000
 * items by their names takes too long.
 */
const allThere =
  (role: 'listitem' | 'rowheader'): NonNullable<Story['play']> =>
  ({ args, canvasElement }) =>
    waitFor(
      () => expect(canvasElement.querySelectorAll(`[role=${role}]`).length).toBe(args.length),
      { timeout: 120_000 },
    );

const meta = {
  title: 'Tools/Long lists',
  // `npm run bench:growth` opens the stories by this id.
  id: 'long-lists',
  tags: ['!autodocs'],
  // A picture of the whole list would show empty groups, because groups far from the window are not
  // drawn.
  parameters: {
    layout: 'fullscreen',
    chromatic: { disableSnapshot: true },
    // Axe looks at the first eight items of each list.
    a11y: {
      context: {
        exclude: [
          'li:nth-child(n+9)',
          '[role=listitem]:nth-child(n+9)',
          '[role=row]:nth-child(n+9)',
        ],
      },
      reason: 'The items repeat a few: axe would need seconds to say the same of each.',
    },
  },
  args: { length: 50, onAction: fn() },
  argTypes: { length: { control: 'select', options: [50, 100, 1000, 10_000] } },
  decorators: [(Story) => <Container>{Story()}</Container>],
} satisfies Meta<LongList>;

export default meta;

type Story = StoryObj<LongList>;

export const Products: Story = {
  name: 'Products, up to ten thousand of them',
  render: ({ length, onAction }) => (
    <Collection items={repeated(products, length)} layout={shelf} empty={null}>
      {(product) => (
        <ProductCard
          product={product}
          onPlayPreview={() => onAction({ type: 'play-preview', product })}
          onLike={() => onAction({ type: 'like', product })}
          onAddToCart={() => onAction({ type: 'add-product', product })}
        />
      )}
    </Collection>
  ),
  play: allThere('listitem'),
};

export const Albums: Story = {
  name: 'Albums, up to ten thousand of them',
  render: ({ length, onAction }) => (
    <AlbumBoard
      label="All albums"
      albums={repeated([...topMovers, ...newListings], length)}
      empty="None."
      onBuy={(album) => onAction({ type: 'buy', album })}
      onSell={(album) => onAction({ type: 'sell', album })}
    />
  ),
  play: allThere('rowheader'),
};

export const Discussions: Story = {
  name: 'Discussions, up to ten thousand of them',
  render: ({ length }) => (
    <DiscussionList discussions={repeated(discussions, length)} empty="None." />
  ),
  play: allThere('listitem'),
};
