/* Uses of the components that must not compile: see primitives.test-d.tsx. */
import { AlbumBoard } from '../../src/components/album/AlbumBoard';
import { AlbumRow } from '../../src/components/album/AlbumRow';
import { AlbumSleeve, type coverPatterns } from '../../src/components/album/AlbumSleeve';
import { Sleeve } from '../../src/components/album/Sleeve';
import { ArtCard } from '../../src/components/goods/ArtCard';
import { CategoryTile } from '../../src/components/goods/CategoryTile';
import { GarmentCard } from '../../src/components/goods/GarmentCard';
import { ProductCard } from '../../src/components/goods/ProductCard';
import { Card, CardAction } from '../../src/components/kit/Card';
import { Collection } from '../../src/components/kit/Collection';
import { rows } from '../../src/components/kit/layout';
import { Section } from '../../src/components/kit/Section';
import { StreamEverywhere } from '../../src/components/shows/StreamEverywhere';
import { DiscussionList } from '../../src/components/words/DiscussionList';
import { PostCard } from '../../src/components/words/PostCard';
import { featuredAlbum as album } from '../../src/content/albums';
import { art } from '../../src/content/art';
import { categories } from '../../src/content/categories';
import { garments } from '../../src/content/garments';
import { posts } from '../../src/content/posts';
import { products } from '../../src/content/products';
import type { Album, Shoe } from '../../src/content/types';

const [product, garment] = [products[0]!, garments[0]!];
const act = () => {};
const ofAlbum = ({ history }: Album) => history;
const ofShoe = ({ category }: Shoe) => category;
const ofEvent = ({ currentTarget }: MouseEvent) => currentTarget;

export const cards = [
  // @ts-expect-error: a card shows something
  <Card />,
  <CardAction onPress={act} children="Buy" />,
  // @ts-expect-error: whoever answers it is not told of the event
  <CardAction onPress={ofEvent} children="Buy" />,
  // @ts-expect-error: it is answered by onPress
  <CardAction onClick={act} children="Buy" />,
  // @ts-expect-error: its words are its name, and an icon goes before them
  <CardAction onPress={act} children={<b>Buy</b>} />,
  // @ts-expect-error: a section has a heading
  <Section children="" />,
];

export const callbacks = [
  <AlbumRow album={album} onBuy={ofAlbum} onSell={act} />,
  <ProductCard product={product} variant="wide" onLike={act} />,
  // @ts-expect-error: it is told of the garment
  <GarmentCard garment={garment} onAddToCart={ofShoe} />,
  // @ts-expect-error: it is told of the piece, not of the event
  <ArtCard piece={art[0]!} onCollect={ofEvent} />,
  // @ts-expect-error: a category without a page would do nothing
  <CategoryTile category={categories[0]!} />,
  <StreamEverywhere onStart={act} />,
  // @ts-expect-error: it would ask to start, and nothing would
  <StreamEverywhere />,
];

export const items = [
  // @ts-expect-error: an album is no product
  <ProductCard product={album} />,
  // @ts-expect-error: what a card holds is its own
  <ProductCard product={product} children="" />,
  // @ts-expect-error: a variant is another look, a size is how large
  <ProductCard product={product} size="wide" />,
  // @ts-expect-error: there is no such variant
  <PostCard post={posts[0]!} variant="wide" />,
  // @ts-expect-error: its cover is drawn from its prices
  <AlbumSleeve album={album} children="" />,
  // @ts-expect-error: a sleeve has a cover
  <Sleeve inks={product.print.inks} />,
];

export const lists = [
  <Collection items={products} layout={rows} empty={null} children={({ id }) => id} />,
  // @ts-expect-error: nobody knows what to say where there are none
  <Collection items={products} layout={rows} children={({ id }) => id} />,
  // @ts-expect-error: nobody knows what to say where there are none
  <DiscussionList discussions={[]} />,
  <AlbumBoard label="New Listings" albums={[album]} empty="None." onBuy={ofAlbum} />,
  // @ts-expect-error: nobody knows what to say where there are none
  <AlbumBoard label="New Listings" albums={[album]} />,
  // @ts-expect-error: a table has a name
  <AlbumBoard albums={[album]} empty="None." />,
];

// @ts-expect-error: every genre has a pattern
export const patterns: typeof coverPatterns = { Latin: 'waves', 'R&B': 'rings' };
