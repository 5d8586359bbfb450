import styled from '@emotion/styled';
import type { Album, Category, Product } from '../content/types';
import { fluid, fluidSpace, space } from '../tokens/space';
import { fontSize } from '../tokens/type';
import { below, from } from '../theme/media';
import { displayText, fitting } from '../theme/text';
import { color } from '../theme/variables';
import { CategoryTile } from '../components/CategoryTile';
import { Collection } from '../components/Collection';
import { FeaturedAlbum } from '../components/FeaturedAlbum';
import { Lede } from '../components/Lede';
import { ProductCard } from '../components/ProductCard';
import { Section } from '../components/Section';
import { MarketTape } from '../components/MarketTape';
import { Button } from '../primitives/Button';
import { ButtonLink } from '../primitives/ButtonLink';
import { Container } from '../primitives/Container';
import { Icon } from '../primitives/Icon';
import type { ScreenProps } from './ScreenProps';
import type { Layout } from '../components/layout';

export interface HomeScreenProps extends ScreenProps {
  /** The album of the day. */
  featured: Album;
  /** The albums of the tape under the hero. */
  tape: readonly Album[];
  /** Those without an address show a toast. */
  categories: readonly Category[];
  /** In the order they are shown in. */
  products: readonly Product[];
}

/** Small tiles: two columns, then three. */
const tiles: Layout = {
  grids: [
    { columns: 2, least: '8rem', gap: fluid(0.5, 1, 1) },
    { from: 'tablet', columns: 3, gap: fluid(0.5, 1, 1) },
  ],
};

const cardGaps = { gap: fluidSpace.grid, rowGap: fluid(2, 3, 3) };

/** Cards to compare: one column, two, three. */
const cards: Layout = {
  grids: [
    { columns: 1, ...cardGaps },
    { from: 'pair', columns: 2, ...cardGaps },
    { from: 'laptop', columns: 3, ...cardGaps },
  ],
};

/** The home page: the album of the day, the categories, the featured products (docs/product.md, section 2). */
export function HomeScreen({ featured, tape, categories, products, onAct }: HomeScreenProps) {
  return (
    <>
      <Container>
        <Hero>
          <div>
            <Headline>
              <TitleLine>Trade </TitleLine>
              <TitleLine>Music Like </TitleLine>
              <AccentLine>Stocks</AccentLine>
            </Headline>
            <Intro>
              Back the records you believe in. Buy a share of an album, follow its price, and shop
              the culture around it.
            </Intro>
            <Actions>
              <FirstAction href="/music-trading" variant="solid">
                Start Trading
                <Arrow name="arrowRight" size={18} />
              </FirstAction>
              <SecondAction onClick={() => onAct({ type: 'see-how-it-works' })}>
                See How It Works
              </SecondAction>
            </Actions>
          </div>
          <FeaturedAlbum album={featured} />
        </Hero>
      </Container>
      {tape.length > 0 && <MarketTape albums={tape} />}
      <Section title="Browse by Category">
        <Collection items={categories} layout={tiles} empty="The crates are being sorted.">
          {(category) => (
            <CategoryTile
              category={category}
              onBrowse={() => onAct({ type: 'browse-category', category })}
            />
          )}
        </Collection>
      </Section>
      <Section
        title="Featured Products"
        action={<Button onClick={() => onAct({ type: 'view-all' })}>View All Products</Button>}
      >
        <Collection items={products} layout={cards} empty="Nothing featured today.">
          {(product) => (
            <ProductCard
              product={product}
              onPlay={() => onAct({ type: 'play-preview', product })}
              onLike={() => onAct({ type: 'like', product })}
              onAddToCart={() => onAct({ type: 'add-product', product })}
            />
          )}
        </Collection>
      </Section>
    </>
  );
}

const Hero = styled.div`
  display: grid;
  gap: ${fluidSpace.afterHead};
  align-items: center;
  padding-block: ${fluid(2, 4.5, 5)};

  ${from.tablet} {
    grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
  }
  ${from.laptop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.02fr);
  }
`;

/* Three lines at every width, each small enough to fit; only raised text spacing may wrap one (WCAG 1.4.12). */
const Headline = styled.h1`
  ${displayText}
  font-size: ${fitting(fontSize.hero, 5)};

  ${below.laptop} {
    font-size: ${fitting(fontSize.heroTablet, 5)};
  }
  ${below.tablet} {
    font-size: ${fitting(fontSize.heroPhone, 5)};
  }
`;

const TitleLine = styled.span`
  display: block;
`;

const AccentLine = styled.em`
  display: block;
  color: ${color.accentDisplay};
  font-style: normal;
`;

const Intro = styled(Lede)`
  max-inline-size: 27em;
  margin-block-start: ${fluid(1.25, 2.2, 2)};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  margin-block-start: ${fluid(1.5, 2.4, 2.25)};
`;

const actionStyles = `
  ${below.laptop} {
    padding-inline: ${space[4]};
  }
  ${below.tablet} {
    flex: 1 1 auto;
  }
`;

const SecondAction = styled(Button)(actionStyles);

const FirstAction = styled(ButtonLink)(actionStyles);

const Arrow = styled(Icon)`
  &:dir(rtl) {
    transform: scaleX(-1);
  }
`;
