import { toastTitle, type Action } from './actions';
import { everything } from './content/schema/check';

const [category] = everything.categories;
const [product] = everything.products;
const [garment] = everything.garments;
const [shoe] = everything.shoes;
const [album] = everything.topMovers;

/** Each action with the title that docs/product.md, section 8, gives its toast. */
const rows: [Action, string][] = [
  [{ type: 'search' }, 'Search'],
  [{ type: 'cart' }, 'Cart'],
  [{ type: 'see-how-it-works' }, 'See How It Works'],
  [{ type: 'browse-category', category: category! }, 'Trap Beats'],
  [{ type: 'view-all' }, 'View All'],
  [{ type: 'play-preview', product: product! }, 'Play Preview'],
  [{ type: 'like', product: product! }, 'Like'],
  [{ type: 'add-product', product: product! }, 'Add to Cart'],
  [{ type: 'add-garment', garment: garment! }, 'Added to Cart'],
  [{ type: 'add-shoe', shoe: shoe! }, 'Added to Cart'],
  [{ type: 'collect', piece: everything.art[0]! }, 'Collect'],
  [{ type: 'listen-live', show: everything.liveShows[0]! }, 'Listen Live'],
  [{ type: 'watch-live', stream: everything.streams[0]! }, 'Watch Live'],
  [{ type: 'start-selling' }, 'Get Started with Live Selling'],
  [{ type: 'buy', album: album! }, 'Buy'],
  [{ type: 'sell', album: album! }, 'Sell'],
  [{ type: 'read-more', post: everything.posts[0]! }, 'Read More'],
  [{ type: 'new-discussion' }, 'New Discussion'],
  [{ type: 'footer', name: 'Cookie Policy' }, 'Cookie Policy'],
];

test.each(rows)('%j shows a toast titled as docs/product.md, section 8, says', (action, title) => {
  expect(toastTitle(action)).toBe(title);
});
