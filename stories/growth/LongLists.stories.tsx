import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { Act } from '../../src/actions';
import { AlbumBoard } from '../../src/components/AlbumBoard';
import { Collection } from '../../src/components/Collection';
import { DiscussionList } from '../../src/components/DiscussionList';
import type { Layout } from '../../src/components/layout';
import { ProductCard } from '../../src/components/ProductCard';
import { newListings, topMovers } from '../../src/content/albums';
import { discussions } from '../../src/content/discussions';
import { products } from '../../src/content/products';
import { Container } from '../../src/primitives/Container';
import { fluidSpace } from '../../src/tokens/space';
import { repeated } from '../world/repeated';

interface LongList {
  /** How many items there are. `npm run growth` opens the story with each of them. */
  length: number;
  onAct: Act;
}

const shelf: Layout = {
  grids: [
    { columns: 2, least: '8rem', gap: fluidSpace.gap },
    { from: 'laptop', columns: 4, gap: fluidSpace.gap },
  ],
  stretch: true,
};

/** The first show at once, the others follow. Counted by attribute: to ask for what 10,000 are called takes too long. */
const allThere =
  (role: 'listitem' | 'rowheader'): Story['play'] =>
  ({ args, canvasElement }) =>
    waitFor(
      () => expect(canvasElement.querySelectorAll(`[role=${role}]`).length).toBe(args.length),
      { timeout: 120_000 },
    );

const meta = {
  title: 'Long lists',
  tags: ['!autodocs'],
  // What is far from the window is not drawn: a picture of all would be of empty groups.
  parameters: {
    layout: 'fullscreen',
    chromatic: { disableSnapshot: true },
    a11y: {
      context: { exclude: ['[role=listitem]:nth-child(n+9)', '[role=row]:nth-child(n+9)'] },
      reason: 'The items repeat a few: axe would need seconds to say the same of each.',
    },
  },
  args: { length: 100, onAct: fn() },
  argTypes: { length: { control: 'select', options: [100, 1000, 10_000] } },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<LongList>;

export default meta;

type Story = StoryObj<LongList>;

export const Products: Story = {
  render: ({ length, onAct }) => (
    <Collection items={repeated(products, length)} layout={shelf} empty="">
      {(product) => (
        <ProductCard
          product={product}
          onPlay={() => onAct({ type: 'play-preview', product })}
          onLike={() => onAct({ type: 'like', product })}
          onAddToCart={() => onAct({ type: 'add-product', product })}
        />
      )}
    </Collection>
  ),
  play: allThere('listitem'),
};

export const Albums: Story = {
  render: ({ length, onAct }) => (
    <AlbumBoard
      caption="All albums"
      albums={repeated([...topMovers, ...newListings], length)}
      onBuy={(album) => onAct({ type: 'buy', album })}
      onSell={(album) => onAct({ type: 'sell', album })}
    />
  ),
  play: allThere('rowheader'),
};

export const Discussions: Story = {
  render: ({ length }) => <DiscussionList discussions={repeated(discussions, length)} />,
  play: allThere('listitem'),
};
