import { toastTitle } from './actions';
import { everything } from './content/schema/check';

const [category] = everything.categories;
const [product] = everything.products;
const [garment] = everything.garments;
const [shoe] = everything.shoes;
const [album] = everything.topMovers;

test.each([
  [{ type: 'search' } as const, 'Search'],
  [{ type: 'cart' } as const, 'Cart'],
  [{ type: 'see-how-it-works' } as const, 'See How It Works'],
  [{ type: 'browse-category', category: category! } as const, 'Trap Beats'],
  [{ type: 'view-all' } as const, 'View All'],
  [{ type: 'play-preview', product: product! } as const, 'Play Preview'],
  [{ type: 'like', product: product! } as const, 'Like'],
  [{ type: 'add-product', product: product! } as const, 'Add to Cart'],
  [{ type: 'add-garment', garment: garment! } as const, 'Added to Cart'],
  [{ type: 'add-shoe', shoe: shoe! } as const, 'Added to Cart'],
  [{ type: 'collect', piece: everything.art[0]! } as const, 'Collect'],
  [{ type: 'listen-live', show: everything.liveShows[0]! } as const, 'Listen Live'],
  [{ type: 'watch-live', stream: everything.streams[0]! } as const, 'Watch Live'],
  [{ type: 'start-selling' } as const, 'Get Started with Live Selling'],
  [{ type: 'buy', album: album! } as const, 'Buy'],
  [{ type: 'sell', album: album! } as const, 'Sell'],
  [{ type: 'read-more', post: everything.posts[0]! } as const, 'Read More'],
  [{ type: 'new-discussion' } as const, 'New Discussion'],
  [{ type: 'footer', name: 'Cookie Policy' } as const, 'Cookie Policy'],
])('%j shows a toast titled as docs/product.md, section 8, says', (action, title) => {
  expect(toastTitle(action)).toBe(title);
});
