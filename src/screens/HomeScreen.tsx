import styled from '@emotion/styled';
import type { Album, Category, Product } from '../content/types';
import { space } from '../tokens/space';
import { fontSize } from '../tokens/type';
import { below, from } from '../theme/media';
import { displayText, fitting } from '../theme/text';
import { color } from '../theme/vars';
import { CategoryTile } from '../components/CategoryTile';
import { Empty } from '../components/Empty';
import { FeaturedAlbum } from '../components/FeaturedAlbum';
import { CardGrid, Lede } from '../components/PageTitle';
import { ProductCard } from '../components/ProductCard';
import { Section } from '../components/Section';
import { Tape } from '../components/Tape';
import { Button } from '../primitives/Button';
import { ButtonLink } from '../primitives/ButtonLink';
import { Container } from '../primitives/Container';
import { Icon } from '../primitives/Icon';
import type { ScreenProps } from './ScreenProps';

export interface HomeScreenProps extends ScreenProps {
  /** The album of the day. */
  featured: Album;
  /** What the tape under the hero quotes. */
  tape: readonly Album[];
  /** The ways in; those without an address only say so. */
  categories: readonly Category[];
  /** In the order they are shown in. */
  products: readonly Product[];
}

/** The front window: the album of the day, the ways in, the featured products (specification, section 2: /). */
export function HomeScreen({ featured, tape, categories, products, onAction }: HomeScreenProps) {
  return (
    <>
      <Container>
        <Hero>
          <div>
            <Headline>
              <span>Trade </span>
              <span>Music Like </span>
              <Hot>Stocks</Hot>
            </Headline>
            <Intro>
              Back the records you believe in. Buy a share of an album, follow its price, and shop
              the culture around it.
            </Intro>
            <Steps>
              <ButtonLink href="/music-trading" variant="solid">
                Start Trading
                <Arrow name="arrowRight" size={18} />
              </ButtonLink>
              <Button onClick={() => onAction('See How It Works')}>See How It Works</Button>
            </Steps>
          </div>
          <FeaturedAlbum album={featured} />
        </Hero>
      </Container>
      {tape.length > 0 && <Tape albums={tape} />}
      <Section title="Browse by Category">
        {categories.length === 0 && <Empty>The crates are being sorted.</Empty>}
        <Tiles>
          {categories.map((category) => (
            <li key={category.id}>
              <CategoryTile category={category} onAction={() => onAction(category.name)} />
            </li>
          ))}
        </Tiles>
      </Section>
      <Section
        title="Featured Products"
        action={<Button onClick={() => onAction('View All')}>View All Products</Button>}
      >
        {products.length === 0 && <Empty>Nothing featured today.</Empty>}
        <CardGrid>
          {products.map((product) => (
            <li key={product.id}>
              <ProductCard
                product={product}
                onPlay={() => onAction('Play Preview')}
                onLike={() => onAction('Like')}
                onAddToCart={() => onAction('Add to Cart')}
              />
            </li>
          ))}
        </CardGrid>
      </Section>
    </>
  );
}

const Hero = styled.div`
  display: grid;
  gap: clamp(2.5rem, 5vw, 5rem);
  align-items: center;
  padding-block: clamp(2rem, 4.5vw, 5rem);

  ${from.tablet} {
    grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
  }
  ${from.laptop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.02fr);
  }
`;

/* Three lines at every width: each is a block that fits, so no word is ever alone; raised text spacing may wrap it (WCAG 1.4.12). */
const Headline = styled.h1`
  ${displayText}
  font-size: ${fitting(fontSize.hero, 5)};

  ${below.laptop} {
    font-size: ${fitting('calc(0.7rem + 7vw)', 5)};
  }
  ${below.tablet} {
    font-size: ${fitting('clamp(2.75rem, 1rem + 11vw, 7.5rem)', 5)};
  }

  > span,
  > em {
    display: block;
  }
`;

const Hot = styled.em`
  color: ${color.accentDisplay};
  font-style: normal;
`;

const Intro = styled(Lede)`
  max-inline-size: 27em;
  margin-block-start: clamp(1.25rem, 2.2vw, 2rem);
`;

const Steps = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  margin-block-start: clamp(1.5rem, 2.4vw, 2.25rem);

  /* By element as well: else it depends on whose styles came first whether the button's own padding wins. */
  ${below.laptop} {
    > :is(a, button) {
      padding-inline: ${space[4]};
    }
  }
  ${below.tablet} {
    > :is(a, button) {
      flex: 1 1 auto;
    }
  }
`;

const Arrow = styled(Icon)`
  [dir='rtl'] & {
    transform: scaleX(-1);
  }
`;

/* Two to a row; one where large text leaves no room for two. */
const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(8rem, 50% - 0.25rem)), 1fr));
  gap: clamp(0.5rem, 1vw, 1rem);

  ${from.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
