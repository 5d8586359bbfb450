import type { Album, Category, FashionItem, Post, Product, Shoe } from '../content/types';
import type { CoverHand } from '../tokens/cover';

type CategoryOrGenre =
  | Category['name']
  | Product['genre']
  | Album['genre']
  | FashionItem['category']
  | Shoe['category']
  | Post['category'];

/** The cover pattern of each category and genre. A new one without a pattern does not compile. */
export const hands: Record<CategoryOrGenre, CoverHand> = {
  'Trap Beats': 'bars',
  'Hip Hop': 'grooves',
  Fashion: 'weave',
  Shoes: 'hatch',
  Pop: 'dots',
  'Digital Art': 'sweep',

  Trap: 'glow',
  'Lo-fi': 'grooves',
  Synthwave: 'rays',
  Drill: 'check',
  'R&B': 'contour',
  'Hip-Hop': 'grooves',
  Latin: 'scales',

  Hoodie: 'weave',
  'T-Shirt': 'blocks',
  Cap: 'scales',
  Sweatshirt: 'contour',
  Pants: 'hatch',
  Beanie: 'dots',

  'Limited Edition': 'rays',
  Streetwear: 'hatch',
  "Collector's Item": 'check',
  Vintage: 'scales',
  Performance: 'bars',
  Skate: 'blocks',

  'Music Production': 'grooves',
  Culture: 'rays',
  Tutorials: 'dots',
};
