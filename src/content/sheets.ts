/**
 * The sheets of prints. Each is a file in /static/prints that holds one symbol for every item
 * printed on it, by the item's id. Browsers may keep a sheet for ever, so its name carries the
 * first 8 digits of the file's SHA-256: whoever changes a drawing renames the file, and its line
 * here.
 */
export const sheets = {
  categories: '/prints/categories.712da4d3.svg',
  garments: '/prints/garments.ac80aa35.svg',
  posts: '/prints/posts.bdf531fc.svg',
  products: '/prints/products.1e838746.svg',
  shoes: '/prints/shoes.9ed30f16.svg',
  shows: '/prints/shows.ac04aa11.svg',
  streams: '/prints/streams.82a85211.svg',
  works: '/prints/works.d67ff337.svg',
} as const;
