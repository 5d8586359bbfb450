import type { z } from 'zod';
import { copy, entity, exactly, list } from './fields';
import * as item from './items';
import type { pages } from './pages';
import type * as shop from './types';

/*
 * What the whole content must be: how many of each (specification, section 9; issue 2), the titles of the pages
 * (section 2), and ids that are unique over the shop. Read at build time only, never by a browser.
 */

const page = (path: string, title: string) =>
  entity({ path: exactly(path), title: exactly(title), description: copy(70, 155) });

const board = list(item.album, 3).refine(
  (albums) => new Set(albums.map(({ trend }) => trend)).size === 2,
  'must show both trends',
);

/** The schema of everything the shop shows. */
export const schema = entity({
  categories: list(item.category, 6).refine(
    (tiles) => tiles.every(({ name }, index) => name === item.categoryNames[index]),
    `must be ${item.categoryNames.join(', ')}, in this order`,
  ),
  products: list(item.product, 6).refine(
    (products) => products.some(({ duration }) => duration === 'N/A'),
    'must have an art piece, its duration N/A',
  ),
  fashion: list(item.fashionItem, 6),
  shoes: list(item.shoe, 6),
  posts: list(item.post, 4),
  discussions: list(item.discussion, 5),
  art: list(item.artPiece, 4),
  liveShows: list(item.liveShow, 2),
  upcomingShows: list(item.upcomingShow, 2),
  streams: list(item.stream, 2),
  featuredAlbum: item.featuredAlbum,
  topMovers: board,
  newListings: board,
  pages: entity({
    home: page('/', 'Home'),
    fashion: page('/fashion', 'Creator Couture'),
    shoes: page('/shoes', 'Sneaker Hub'),
    digitalArt: page('/digital-art', 'Digital Canvas'),
    podcasts: page('/podcasts', 'On The Air'),
    liveSelling: page('/live-selling', 'Go Live, Sell More'),
    musicTrading: page('/music-trading', 'Trade Music Like Stocks'),
    blog: page('/blog', 'The Vault'),
    community: page('/community', 'Creator Hub'),
    notFound: page('/404', 'Page not found'),
  }),
}).superRefine(
  (content, context) => {
    const owners = new Map<string, string>();
    for (const { id, list, path } of idsOf(content)) {
      const owner = owners.get(id);
      if (owner) {
        const message = `must be unique, is also in ${owner}`;
        context.addIssue({ code: 'custom', path, message });
      }
      owners.set(id, owner ?? list);
    }
  },
  // Even where an item is broken: two items of one id are then all the easier to confuse.
  { when: ({ value }) => typeof value === 'object' && value !== null },
);

/** Every id, and where it stands. Takes unsound content too. */
function* idsOf(content: object) {
  for (const [list, value] of Object.entries(content) as [string, unknown][]) {
    const items: unknown[] = Array.isArray(value) ? value : [value];
    for (const [index, entry] of items.entries()) {
      const id = (entry as { id?: unknown } | null | undefined)?.id;
      if (typeof id !== 'string') continue;
      yield { id, list, path: Array.isArray(value) ? [list, index, 'id'] : [list, 'id'] };
    }
  }
}

/** What the types promise of everything the shop shows. */
export interface Content {
  categories: readonly shop.Category[];
  products: readonly shop.Product[];
  fashion: readonly shop.FashionItem[];
  shoes: readonly shop.Shoe[];
  posts: readonly shop.Post[];
  discussions: readonly shop.Discussion[];
  art: readonly shop.ArtPiece[];
  liveShows: readonly shop.LiveShow[];
  upcomingShows: readonly shop.UpcomingShow[];
  streams: readonly shop.Stream[];
  featuredAlbum: shop.Album;
  topMovers: readonly shop.Album[];
  newListings: readonly shop.Album[];
  pages: Record<keyof typeof pages, shop.PageMeta>;
}

type Same<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type Checked = z.output<typeof schema>;

type Agreement = {
  [Key in keyof Checked | keyof Content]: Same<
    Checked[Key & keyof Checked],
    Content[Key & keyof Content]
  >;
};
type Agreed<Every extends Record<keyof Agreement, true>> = Every;

/** Does not compile where the schema and the types differ in any field; the error names the list. */
export type SchemaAgreesWithTypes = Agreed<Agreement>;
