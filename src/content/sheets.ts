/**
 * The sheets of prints: each is a file of /static/prints and holds a symbol for every item that is printed
 * on it, by its id. A name carries the first 8 digits of its file's SHA-256, so that browsers may keep it
 * for ever: whoever changes a drawing renames the file, and its line here.
 */
export const sheets = {
  categories: '/prints/categories.f53fb7f9.svg',
  garments: '/prints/garments.ac80aa35.svg',
  posts: '/prints/posts.6b02816c.svg',
  products: '/prints/products.1e838746.svg',
  shoes: '/prints/shoes.9ed30f16.svg',
  shows: '/prints/shows.ac04aa11.svg',
  streams: '/prints/streams.82a85211.svg',
  works: '/prints/works.22f28ab1.svg',
} as const;
