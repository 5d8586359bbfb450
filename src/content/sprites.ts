import type { Drawing } from './types';

/**
 * The sprites of prints. Each is a file in /static/prints that holds one symbol for every item
 * printed on it, by the item's id. Browsers may keep a sprite for ever, so its name carries the
 * first 8 digits of the file's SHA-256: whoever changes a drawing renames the file, and its line
 * here.
 */
export const sprites = {
  categories: '/prints/categories.57d69394.svg',
  garments: '/prints/garments.2fe111b5.svg',
  posts: '/prints/posts.a58bcb18.svg',
  products: '/prints/products.885c6cab.svg',
  shoes: '/prints/shoes.a893678d.svg',
  shows: '/prints/shows.1f5c37f6.svg',
  streams: '/prints/streams.eb6f34b7.svg',
  works: '/prints/works.9ef7328b.svg',
} as const;

/** An item without what `printedIn` knows of its print. */
type Written<Item extends { print: Drawing }> = Omit<Item, 'print'> & {
  print: Omit<Item['print'], 'href' | 'box'> & Partial<Pick<Item['print'], 'box'>>;
};

/** The items of a sprite. Each is drawn by the symbol of its id, which is 600 by 400 unless the item says otherwise. */
export const printedIn = <Item extends { id: string; print: Drawing }>(
  sprite: string,
  items: readonly Written<Item>[],
) =>
  items.map((item) => {
    const known: Pick<Drawing, 'href' | 'box'> = { href: `${sprite}#${item.id}`, box: [600, 400] };
    return { ...item, print: { ...known, ...item.print } };
  }) as unknown as readonly Item[];
