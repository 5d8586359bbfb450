import { art } from '../../src/content/art';
import { categories } from '../../src/content/categories';
import { garments } from '../../src/content/garments';
import { posts } from '../../src/content/posts';
import { products } from '../../src/content/products';
import { shoes } from '../../src/content/shoes';
import { liveShows, upcomingShows } from '../../src/content/shows';
import { streams } from '../../src/content/streams';
import type { Drawing, ItemPrint } from '../../src/content/types';

interface Printed {
  id: string;
  print: Drawing & Partial<ItemPrint>;
}

export interface PrintedList {
  name: string;
  /** Things are shown whole; scenes fill their box. */
  fit: 'whole' | 'fill';
  items: readonly Printed[];
}

/** All prints, list by list, in the order of the shop. */
export const allPrints: readonly PrintedList[] = [
  { name: 'Categories', fit: 'fill', items: categories },
  { name: 'Beats', fit: 'fill', items: products },
  { name: 'Fashion', fit: 'whole', items: garments },
  { name: 'Shoes', fit: 'whole', items: shoes },
  { name: 'Digital art', fit: 'whole', items: art },
  { name: 'Posts', fit: 'fill', items: posts },
  { name: 'Shows', fit: 'fill', items: [...liveShows, ...upcomingShows] },
  { name: 'Streams', fit: 'fill', items: streams },
];
