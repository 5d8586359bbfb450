import type { z } from 'zod';
import { entity, list } from './fields';
import * as item from './items';
import { moveOf } from './written';

/* The rules for the whole content: how many items of each kind there are (docs/product.md,
   section 9) and in which order, and what is unique. Used at build time only, never in a
   browser. */

/** No item of a list may have a smaller rank than the one before it. */
const inOrder =
  <Item>(rank: (item: Item) => number, message: string) =>
  (items: readonly Item[], context: z.RefinementCtx) => {
    for (const [index, item] of items.entries())
      if (index > 0 && rank(item) < rank(items[index - 1]!))
        context.addIssue({ code: 'custom', path: [index, 'id'], message });
  };

const board = list(item.album, 3).refine(
  (albums) => new Set(albums.map(({ trend }) => trend)).size === 2,
  'must show both trends',
);
/** How far an album has moved; NaN, which is in order everywhere, where its history is not valid. */
const widthOfMove = ([first = 0, ...later]: readonly number[]) =>
  first > 0 && later.length > 0 ? Number(moveOf([first, ...later]).slice(1, -1)) : NaN;

const shelves = list(item.category, 6).superRefine((categories, context) =>
  item.categoryNames.forEach((name, index) => {
    if (categories[index]?.name === name) return;
    const message = `must be ${name} at this place`;
    context.addIssue({ code: 'custom', path: [index, 'name'], message });
  }),
);

/** The schema of everything the shop shows. */
export const schema = entity({
  categories: shelves,
  products: list(item.product, 6).refine(
    (products) => products.some(({ duration }) => duration === undefined),
    'must have an art piece, without a duration',
  ),
  garments: list(item.garment, 6),
  shoes: list(item.shoe, 6),
  posts: list(item.post, 4).superRefine(
    inOrder(({ date }) => -Date.parse(date), 'must not be newer than the article before it'),
  ),
  discussions: list(item.discussion, 5).superRefine(
    inOrder(
      ({ lastReplyAt }) => -Date.parse(lastReplyAt),
      'must not have a later reply than the discussion before it',
    ),
  ),
  art: list(item.artPiece, 4),
  liveShows: list(item.liveShow, 2),
  upcomingShows: list(item.upcomingShow, 2).superRefine(
    inOrder(({ startsAt }) => Date.parse(startsAt), 'must not start before the show before it'),
  ),
  streams: list(item.stream, 2),
  featuredAlbum: item.album,
  topMovers: board.superRefine(
    inOrder(
      ({ history }) => -widthOfMove(history),
      'must not have moved further than the album before it',
    ),
  ),
  newListings: board,
}).superRefine(
  (content, context) => {
    const owners = new Map<string, string>();
    for (const { name, where, list, path } of namesOf(content)) {
      const owner = owners.get(name);
      if (owner) {
        const message = `must be unique ${where}, is also in ${owner}`;
        context.addIssue({ code: 'custom', path, message });
      }
      owners.set(name, owner ?? list);
    }
    // Whoever saw it on the home page looks for it on the market, at the same price.
    const market = [content.topMovers, content.newListings].flat();
    const featured = JSON.stringify(content.featuredAlbum);
    if (!market.some((album) => JSON.stringify(album) === featured))
      context.addIssue({
        code: 'custom',
        path: ['featuredAlbum'],
        message: 'must be on a board of Music Trading',
      });
  },
  // Ids are compared even where an item is invalid.
  { when: ({ value }) => typeof value === 'object' && value !== null },
);

/** The page of the lists that share one: it is called after its first list. */
const pages: Record<string, string> = { upcomingShows: 'liveShows', newListings: 'topMovers' };

/**
 * What has to be unique, with its path: ids in the whole shop, and titles on their page, because
 * controls are named after them. It also works for invalid content.
 */
function* namesOf(content: object) {
  for (const [list, items] of Object.entries(content) as [string, unknown][])
    for (const [index, entry] of Array.isArray(items) ? items.entries() : [])
      for (const field of ['id', 'title', 'name']) {
        const value: unknown = entry?.[field];
        if (typeof value !== 'string') continue;
        const path = [list, index, field];
        if (field === 'id') yield { name: value, where: 'in the shop', list, path };
        else yield { name: `${pages[list] ?? list} ${value}`, where: 'on its page', list, path };
      }
}
