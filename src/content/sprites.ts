/**
 * The sprites of prints. Each is a file in /static/prints that holds one symbol for every item
 * printed on it, by the item's id. Browsers may keep a sprite for ever, so its name carries the
 * first 8 digits of the file's SHA-256: whoever changes a drawing renames the file, and its line
 * here.
 */
export const sprites = {
  categories: '/prints/categories.220bcc1f.svg',
  garments: '/prints/garments.03cf0b59.svg',
  posts: '/prints/posts.ed2fae40.svg',
  products: '/prints/products.73bd9c68.svg',
  shoes: '/prints/shoes.22e7b66f.svg',
  shows: '/prints/shows.b79cbde0.svg',
  streams: '/prints/streams.6e751f65.svg',
  works: '/prints/works.9ef7328b.svg',
} as const;
