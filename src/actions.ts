import type {
  Album,
  ArtPiece,
  Category,
  Garment,
  LiveShow,
  Post,
  Product,
  Shoe,
  Stream,
} from './content/types';

/**
 * What a visitor can ask for, with the item that it acts on. None of it is built yet, so each
 * action shows a toast (docs/product.md, section 8).
 */
export type Action =
  | { type: 'search' }
  | { type: 'cart' }
  | { type: 'see-how-it-works' }
  | { type: 'browse-category'; category: Category }
  | { type: 'view-all' }
  | { type: 'play-preview'; product: Product }
  | { type: 'like'; product: Product }
  | { type: 'add-product'; product: Product }
  | { type: 'add-garment'; garment: Garment }
  | { type: 'add-shoe'; shoe: Shoe }
  | { type: 'collect'; piece: ArtPiece }
  | { type: 'listen-live'; show: LiveShow }
  | { type: 'watch-live'; stream: Stream }
  | { type: 'start-selling' }
  | { type: 'buy'; album: Album }
  | { type: 'sell'; album: Album }
  | { type: 'read-more'; post: Post }
  | { type: 'new-discussion' }
  | { type: 'footer'; name: string };

/** Handles the actions of a screen or of the shell. */
export type Act = (action: Action) => void;

/** A title for each action, except those whose toast is called after the item they act on. */
export type ToastTitles = Record<Exclude<Action['type'], 'browse-category' | 'footer'>, string>;

/** The title of each action's toast (docs/product.md, section 8). */
export const titles: ToastTitles = {
  search: 'Search',
  cart: 'Cart',
  'see-how-it-works': 'See How It Works',
  'view-all': 'View All',
  'play-preview': 'Play Preview',
  like: 'Like',
  'add-product': 'Add to Cart',
  'add-garment': 'Added to Cart',
  'add-shoe': 'Added to Cart',
  collect: 'Collect',
  'listen-live': 'Listen Live',
  'watch-live': 'Watch Live',
  'start-selling': 'Get Started with Live Selling',
  buy: 'Buy',
  sell: 'Sell',
  'read-more': 'Read More',
  'new-discussion': 'New Discussion',
};

/**
 * The title of an action's toast. A category and a button of the footer give the toast their own
 * name.
 */
export function toastTitle(action: Action): string {
  if (action.type === 'browse-category') return action.category.name;
  if (action.type === 'footer') return action.name;
  return titles[action.type];
}
