import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import type { Album, Category, Product } from '../content/types';
import { pressRun } from '../tokens/motion';
import { fluid, fluidSpace, height, space } from '../tokens/space';
import { poster, titleLength } from '../tokens/type';
import { property, readProperty } from '../theme/customProperties';
import { below, from } from '../theme/media';
import { edgeToEdge, posterEdge, posterText } from '../theme/text';
import { color } from '../theme/variables';
import { CategoryTile } from '../components/goods/CategoryTile';
import { Collection } from '../components/kit/Collection';
import { FeaturedAlbum } from '../components/album/FeaturedAlbum';
import { Lede } from '../components/kit/Lede';
import { ProductCard, type ProductCardProps } from '../components/goods/ProductCard';
import { Section } from '../components/kit/Section';
import { MarketTape } from '../components/album/MarketTape';
import { Button } from '../primitives/controls/Button';
import { ButtonLink } from '../primitives/controls/ButtonLink';
import { Container } from '../primitives/text/Container';
import { Icon } from '../primitives/pictures/Icon';
import type { ScreenProps } from './ScreenProps';
import { atPlace, type Layout, type Place } from '../components/kit/layout';

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
const crate: Layout = {
  grids: [
    { columns: 1, gap: '0px' },
    { from: 'pair', columns: 3, gap: '0px', rowGap: space[4] },
    { from: 'laptop', columns: 6, least: '9rem', gap: '0px', rowGap: space[4] },
  ],
  stretch: true,
  /* Sets the variable on the tiles before and after a hovered one. */
  item: `${besideHovered} { ${property('beside')}: 1; }`,
};

const sleeves = { gap: fluidSpace.gap, rowGap: fluid(2, 4.4, 5) };

/** A product that takes two columns, with its record beside the cover. */
const wide = { span: 2, share: 0.585, variant: 'wide' } as const;

/** On a phone the first and the last product of six take a row each; in larger windows a cell. */
const row = { span: 2 };
const cell = { span: 1 };

/** The variants of the products by their place, in rows of four. */
const places: readonly (Place & Pick<ProductCardProps, 'variant'>)[] = [wide, {}, {}, {}, {}, wide];

const shelf: Layout = {
  grids: [
    { columns: 2, least: '8rem', places: [row, {}, {}, {}, {}, row], ...sleeves },
    { from: 'pair', columns: 3, places: [cell, {}, {}, {}, {}, cell], ...sleeves },
    { from: 'laptop', columns: 4, places, ...sleeves },
  ],
  stretch: true,
};

/** The home page: the album of the day, the categories, the featured products (docs/product.md, section 2). */
export function HomeScreen({ featured, tape, categories, products, onAct }: HomeScreenProps) {
  const browse = (category: Category) => onAct({ type: 'browse-category', category });
  const shop = {
    onPlayPreview: (product: Product) => onAct({ type: 'play-preview', product }),
    onLike: (product: Product) => onAct({ type: 'like', product }),
    onAddToCart: (product: Product) => onAct({ type: 'add-product', product }),
  };
  return (
    <>
      <Hero>
        <Words>
          <Headline>
            <TitleLine>Trade </TitleLine>
            <StemLine>Music Like </StemLine>
            <AccentLine data-word="Stocks">Stocks</AccentLine>
          </Headline>
          <Intro>
            Back the records you believe in. Buy a share of an album, follow its price, and shop the
            culture around it.
          </Intro>
          <Actions>
            <ButtonLink href="/music-trading" variant="solid" size="large">
              Start Trading
              <Arrow name="arrowRight" size={18} />
            </ButtonLink>
            <Button size="large" onClick={() => onAct({ type: 'see-how-it-works' })}>
              See How It Works
            </Button>
          </Actions>
        </Words>
        <Featured album={featured} />
      </Hero>
      {tape.length > 0 && <MarketTape albums={tape} />}
      <Section title="Browse by Category" marginal="A1">
        <Crate>
          <Collection items={categories} layout={crate} empty="The crates are being sorted.">
            {(category) => <CategoryTile category={category} onBrowse={browse} />}
          </Collection>
        </Crate>
      </Section>
      <Products
        title="Featured Products"
        marginal="A2"
        action={<ViewAll onClick={() => onAct({ type: 'view-all' })}>View All Products</ViewAll>}
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
      </Products>
    </>
  );
}

/* The line of the album of the day runs to both edges of the window, and ends on the hero's
   foot, which is the upper edge of the tape. */
const Hero = styled(Container)`
  ${property('line-foot')}: 2.5rem;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[10]} ${fluidSpace.gap};
  align-items: center;
  padding-block: ${fluid(1.75, 3.4, 4.5)} ${readProperty('line-foot')};
  overflow-x: clip;

  ${from.tablet} {
    ${property('line-foot')}: ${fluid(2, 3.6, 5)};
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Words = styled.div`
  container-type: inline-size;
`;

/* The headline has three lines at every width; in a small window the longest fills the width.
   Only raised text spacing may wrap a line (WCAG 1.4.12). */
const Headline = styled.h1`
  ${posterText}
  font-size: ${edgeToEdge(titleLength.homePhone)};

  ${from.tablet} {
    font-size: min(${poster.home}, ${edgeToEdge(titleLength.homePhone)});
  }
`;

const TitleLine = styled.span`
  display: block;
`;

const StemLine = styled(TitleLine)`
  ${posterEdge}
`;

/* The plate of the word comes into register when the page prints itself (firstPage.ts); its key plate stands still. */
const register = keyframes`
  from { translate: -14px 11px; }
`;
const stand = keyframes`
  from { translate: 18px -14px; }
`;

/* Its key plate is the same word as an outline in the text's colour, off register. The outline gives the word the
   contrast that orange on paper lacks (WCAG 1.4.3). */
const AccentLine = styled.em`
  position: relative;
  display: block;
  inline-size: fit-content;
  -webkit-text-fill-color: ${color.accent};
  font-style: normal;

  &::after {
    content: attr(data-word);
    content: attr(data-word) / '';
    position: absolute;
    inset: 0 auto auto 0;
    -webkit-text-fill-color: transparent;
    -webkit-text-stroke: max(2px, 0.018em) ${color.text};
    translate: max(3px, 0.024em) min(-2px, -0.018em);
    pointer-events: none;
  }
  [data-first-page] & {
    animation: ${register} ${pressRun.register};

    &::after {
      animation: ${stand} ${pressRun.register};
    }
  }
`;

const Intro = styled(Lede)`
  max-inline-size: 25em;
  padding-block: ${fluid(1.25, 2.4, 3)} ${fluid(1.25, 2.2, 2.25)};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
`;

const Arrow = styled(Icon)`
  &:dir(rtl) {
    transform: scaleX(-1);
  }
`;

/* The album hangs at the hero's foot, with room for its record. */
const Featured = styled(FeaturedAlbum)`
  inline-size: min(82%, 27rem);
  align-self: end;

  ${from.tablet} {
    inline-size: 82%;
    margin-inline-start: 3%;
  }
`;

/* The dividers overlap. The last one has none to lie behind. */
const Crate = styled.div`
  padding-block-end: 2.125rem;
  border-block-end: 3px solid ${color.text};

  ${from.pair} {
    ${property('overlap')}: 1.375rem;
    padding: 0;
    padding-inline-end: ${readProperty('overlap')};
    border: 0;
  }
`;

/* On a phone the button stands below the products, where the thumb is when they end. */
const Products = styled(Section)`
  ${below.tablet} {
    position: relative;
    padding-block-end: calc(${height.target} + ${space[6]});
  }
`;

const ViewAll = styled(Button)`
  ${below.tablet} {
    position: absolute;
    inset-block-end: 0;
    inset-inline: ${fluidSpace.edge};
  }
`;
