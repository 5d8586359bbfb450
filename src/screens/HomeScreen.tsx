import type { Album, Category, Product } from '../content/types';
import { fluid, fluidSpace, space } from '../tokens/space';
import { property, readProperty } from '../theme/customProperties';
import { from } from '../theme/media';
import { color } from '../theme/variables';
import { CategoryTile } from '../components/goods/CategoryTile';
import { Collection } from '../components/kit/Collection';
import { ProductCard, type ProductCardProps } from '../components/goods/ProductCard';
import { Section } from '../components/kit/Section';
import { MarketTape } from '../components/album/MarketTape';
import { Button } from '../primitives/controls/Button';
import { HomeHero } from './home/HomeHero';
import type { ScreenProps } from './ScreenProps';
import { atPlace, type ListLayout, type Place } from '../components/kit/layout';

export interface HomeScreenProps extends ScreenProps {
  /** The album of the day. */
  featured: Album;
  /** The albums of the tape under the hero. */
  tape: readonly Album[];
  /** The categories. Those without an address show a toast. */
  categories: readonly Category[];
  /** The products, in the order they are shown in. */
  products: readonly Product[];
}

const besideHovered = '&:hover + &, &:has(+ &:hover)';

/**
 * On a phone the tiles stand one behind another; in larger windows three, then six, stand in a row
 * of the crate.
 */
const crate: ListLayout = {
  grids: [
    { columns: 1, gap: '0px' },
    { from: 'pair', columns: 3, gap: '0px', rowGap: space[4] },
    { from: 'laptop', columns: 6, least: '9rem', gap: '0px', rowGap: space[4] },
  ],
  stretch: true,
  /* The dividers overlap. The last one has none to lie behind, so its foot needs room. */
  list: `
    padding-block-end: ${space[8]};
    border-block-end: 3px solid ${color.text};

    ${from.pair} {
      ${property('overlap')}: 1.375rem;
      padding: 0;
      padding-inline-end: ${readProperty('overlap')};
      border: 0;
    }
  `,
  /* Sets the variable on the tiles before and after a hovered one. */
  item: `${besideHovered} { ${property('beside')}: 1; }`,
};

const sleeves = { gap: fluidSpace.gap, rowGap: fluid(2, 4.4, 5) };

/** A product that takes two columns, with its record beside the cover. */
const wide = { span: 2, share: 0.585, variant: 'wide' } as const;

/** Between a phone and a laptop all products are equally wide: this takes back the phone's wide ones. */
const cell = { span: 1 };

/** The variants of the products by their place: in rows of four, and of two on a phone. */
const places: readonly (Place & Pick<ProductCardProps, 'variant'>)[] = [wide, {}, {}, {}, {}, wide];

const shelf: ListLayout = {
  grids: [
    { columns: 2, least: '8rem', places, ...sleeves },
    { from: 'pair', columns: 3, places: [cell, {}, {}, {}, {}, cell], ...sleeves },
    { from: 'laptop', columns: 4, places, ...sleeves },
  ],
  stretch: true,
};

/** The home page: the album of the day, the categories, the featured products (docs/product.md, section 2). */
export function HomeScreen({ featured, tape, categories, products, onAction }: HomeScreenProps) {
  const browse = (category: Category) => onAction({ type: 'browse-category', category });
  const shop = {
    onPlayPreview: (product: Product) => onAction({ type: 'play-preview', product }),
    onLike: (product: Product) => onAction({ type: 'like', product }),
    onAddToCart: (product: Product) => onAction({ type: 'add-product', product }),
  };
  return (
    <>
      <HomeHero featured={featured} onAction={onAction} />
      {tape.length > 0 && <MarketTape albums={tape} />}
      <Section title="Browse by Category" marginal="A1">
        <Collection items={categories} layout={crate} empty="The crates are being sorted.">
          {(category) => <CategoryTile category={category} onBrowse={browse} />}
        </Collection>
      </Section>
      <Section
        title="Featured Products"
        marginal="A2"
        action={<Button onClick={() => onAction({ type: 'view-all' })}>View All Products</Button>}
      >
        <Collection items={products} layout={shelf} empty="Nothing featured today.">
          {(product, index) => (
            <ProductCard
              product={product}
              variant={atPlace(places, index)?.variant}
              number={index + 1}
              {...shop}
            />
          )}
        </Collection>
      </Section>
    </>
  );
}
