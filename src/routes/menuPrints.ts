import { categories } from '../content/categories';
import type { ItemPrint } from '../content/types';

const beats = categories[0]!;

/** The prints of the header's Categories dropdown, by address: those of the tiles of the home page. */
export const menuPrints: Readonly<Record<string, ItemPrint>> = Object.fromEntries([
  ['/', beats.print],
  ...categories.flatMap(({ href, print }) => (href ? [[href, print]] : [])),
]);
