/** One of each that `npm run new` writes. */
export const recipes = {
  component: ['component', 'PriceAlert', '--in', 'album'],
  card: ['card', 'Zine'],
  page: ['page', 'zine-rack', '--title', 'The Zine Rack'],
};
