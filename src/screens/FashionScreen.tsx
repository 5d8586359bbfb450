import styled from '@emotion/styled';
import type { FashionItem } from '../content/types';
import { fluidSpace } from '../tokens/space';
import { from } from '../theme/media';
import { Empty } from '../components/Empty';
import { LookCard } from '../components/LookCard';
import { Lede, PageHead, PageTitle } from '../components/PageTitle';
import { Container } from '../primitives/Container';
import type { ScreenProps } from './ScreenProps';

export interface FashionScreenProps extends ScreenProps {
  /** In the order of the spreads; may be empty. */
  items: readonly FashionItem[];
}

/** A look book: spreads of one large and one small picture, taking turns (specification, section 2: /fashion). */
export function FashionScreen({ items, onAction }: FashionScreenProps) {
  return (
    <Container>
      <PageHead>
        <PageTitle>
          Creator
          <br /> Couture
        </PageTitle>
        <Lede>
          Made in short runs by the people on the records. Heavy cotton, honest cuts, and prints
          that never come back once they sell through.
        </Lede>
      </PageHead>
      {items.length === 0 && <Empty>The next collection is at the printer’s.</Empty>}
      <Spreads>
        {items.map((item, index) => (
          <Look key={item.id} data-place={index % 6}>
            <LookCard
              item={item}
              sizes="(min-width: 64em) 58vw, (min-width: 40em) 46vw, 92vw"
              eager={index === 0}
              onAddToCart={() => onAction('Added to Cart')}
            />
          </Look>
        ))}
      </Spreads>
    </Container>
  );
}

const Spreads = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: clamp(2.5rem, 5vw, 5rem) ${fluidSpace.grid};
  padding-block-start: clamp(2.5rem, 5vw, 5rem);

  ${from.laptop} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
  }
`;

const Look = styled.li`
  ${from.laptop} {
    grid-column: span 5;

    &[data-place='0'],
    &[data-place='3'],
    &[data-place='4'] {
      grid-column: span 7;

      /* The large picture takes the height its small neighbour sets. */
      [data-picture] {
        aspect-ratio: auto;
      }
    }
  }
`;
