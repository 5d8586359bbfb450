import { Collection } from '../../../src/components/kit/Collection';
import type { Layout } from '../../../src/components/kit/layout';
import { HeadingLevel } from '../../../src/primitives/text/Heading';
import { products } from '../../../src/content/products';
import { PressingCard } from './PressingCard';

const shelf: Layout = {
  grids: [
    { columns: 1, gap: '1.25rem' },
    { from: 'tablet', columns: 3, gap: '1.25rem' },
  ],
};

/** The example's card in a list, as a screen would show it. */
export const PressingShelf = () => (
  <HeadingLevel.Provider value={3}>
    <Collection items={products.slice(0, 3)} layout={shelf} empty="Nothing is at the plant.">
      {(product) => <PressingCard product={product} onPreorder={() => {}} />}
    </Collection>
  </HeadingLevel.Provider>
);
