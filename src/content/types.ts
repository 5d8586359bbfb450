/**
 * The entities of the shop (specification, section 3). Types only: everyone may import them.
 * Limits (ranges, closed sets) are enforced at build time by `schema.ts`.
 */

/** A photo of an item. Cover art, drawn from the item's id, lies under it and stays when it never comes. */
export interface Picture {
  /** An Unsplash id, such as `photo-1505740420928-5e560c06d30e`. */
  photo: string;
  /** What the photo shows, for those who do not see it. */
  description: string;
}

/** A tile of "Browse by Category". `href` is `#` for the categories that have no page. */
export interface Category {
  id: string;
  name: 'Trap Beats' | 'Hip Hop' | 'Fashion' | 'Shoes' | 'Pop' | 'Digital Art';
  /** As shown: "2.5k+". */
  count: string;
  href: '#' | '/fashion' | '/shoes' | '/digital-art';
  image: Picture;
}

/** A featured product of the home page: a beat, a track or an art piece. */
export interface Product {
  id: string;
  title: string;
  artist: string;
  /** US dollars, 28 to 52. */
  price: number;
  /** US dollars before the discount, 40 to 75, always above `price`. */
  originalPrice: number;
  genre: ProductGenre;
  /** 0 to 5, one decimal. */
  rating: number;
  downloads: number;
  /** `m:ss`, or `N/A` for art: then there is nothing to play and no duration to show. */
  duration: string;
  image: Picture;
}
export type ProductGenre = 'Trap' | 'Lo-fi' | 'Synthwave' | 'Drill' | 'R&B' | 'Digital Art';

export interface FashionItem {
  id: string;
  name: string;
  /** US dollars, 30 to 75. */
  price: number;
  category: 'Hoodie' | 'T-Shirt' | 'Cap' | 'Sweatshirt' | 'Pants' | 'Beanie';
  image: Picture;
}

export interface Shoe {
  id: string;
  name: string;
  /** US dollars, 150 to 250. */
  price: number;
  category:
    'Limited Edition' | 'Streetwear' | "Collector's Item" | 'Vintage' | 'Performance' | 'Skate';
  image: Picture;
}

export interface Post {
  id: string;
  title: string;
  excerpt: string;
  author: string;
  /** `YYYY-MM-DD`. */
  date: string;
  category: 'Music Production' | 'Fashion' | 'Culture' | 'Tutorials';
  image: Picture;
}

export interface Discussion {
  id: string;
  title: string;
  author: string;
  replies: number;
  views: number;
  /** Relative, as shown: "2 hours ago". */
  lastReply: string;
  /** The same moment as ISO 8601, for `<time datetime>`. */
  lastReplyAt: string;
  category: 'Beat Feedback' | 'Production Talk' | 'Collaborations' | 'Fashion' | 'Sneakers';
}

export interface ArtPiece {
  id: string;
  title: string;
  artist: string;
  /** As shown, 0.3 to 0.8: "0.45 ETH". */
  price: string;
  image: Picture;
}

export interface LiveShow {
  id: string;
  title: string;
  host: string;
  topic: string;
  live: true;
  image: Picture;
}

export interface UpcomingShow {
  id: string;
  title: string;
  host: string;
  topic: string;
  /** As shown, with its zone: "Fri, Dec 12, 8:00 PM EST". */
  time: string;
  /** The same moment as ISO 8601, for `<time datetime>`. */
  startsAt: string;
  image: Picture;
}

export interface Stream {
  id: string;
  title: string;
  host: string;
  /** What is being sold. */
  product: string;
  /** As shown: "1.2K". */
  viewers: string;
  image: Picture;
}

/** An album traded like a stock. */
export interface Album {
  id: string;
  title: string;
  artist: string;
  genre: 'Hip-Hop' | 'R&B' | 'Latin';
  /** US dollars a share, two decimals. */
  price: number;
  /** Signed percent as shown: "+5.2%", "−1.9%" (U+2212). Its sign agrees with `trend`. */
  change: string;
  trend: 'up' | 'down';
  /** Today's prices, oldest first; ends at `price` and agrees with `change`. 12 to 48 points. */
  history: readonly number[];
  image: Picture;
}

/** What a page calls itself in the tab, in search results and when shared. */
export interface PageMeta {
  path: string;
  title: string;
  description: string;
}
