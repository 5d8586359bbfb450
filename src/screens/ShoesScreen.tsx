import styled from '@emotion/styled';
import type { Shoe } from '../content/types';
import { fluidSpace, space } from '../tokens/space';
import { fontSize } from '../tokens/type';
import { from } from '../theme/media';
import { displayText } from '../theme/text';
import { Empty } from '../components/Empty';
import { LookCard } from '../components/LookCard';
import { Lede, PageHead, PageTitle } from '../components/PageTitle';
import { Container } from '../primitives/Container';
import type { ScreenProps } from './ScreenProps';

export interface ShoesScreenProps extends ScreenProps {
  /** The first is the pair of the week; may be empty. */
  shoes: readonly Shoe[];
}

/** A shelf of sneakers: the pair of the week at full width, two beside each other, then three (specification, section 2: /shoes). */
export function ShoesScreen({ shoes, onAction }: ShoesScreenProps) {
  return (
    <Container>
      <PageHead>
        <PageTitle data-size="line">Sneaker Hub</PageTitle>
        <Lede>
          Pairs worth queueing for, from deadstock to this week’s drop. Checked by hand, shipped
          double-boxed.
        </Lede>
      </PageHead>
      {shoes.length === 0 && <Empty>The shelf is empty until the next drop.</Empty>}
      <Shelf>
        {shoes.map((shoe, index) => (
          <Pair key={shoe.id} data-place={index % 6}>
            <LookCard
              item={shoe}
              ratio={4 / 3}
              sizes={index === 0 ? '92vw' : '(min-width: 40em) 46vw, 92vw'}
              eager={index === 0}
              onAddToCart={() => onAction('Added to Cart')}
            />
          </Pair>
        ))}
      </Shelf>
    </Container>
  );
}

const Shelf = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: clamp(2.5rem, 4.5vw, 4.5rem) ${fluidSpace.grid};
  padding-block-start: clamp(2.5rem, 5vw, 5rem);

  ${from.tablet} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`;

const Pair = styled.li`
  ${from.tablet} {
    grid-column: span 2;

    &[data-place='1'],
    &[data-place='2'] {
      grid-column: span 3;
    }
    &[data-place='0'] {
      grid-column: 1 / -1;

      [data-picture] {
        aspect-ratio: 21 / 9;
      }
      h2 {
        ${displayText}
        font-size: clamp(2rem, 1rem + 2.6vw, 3.5rem);
        padding-block-end: ${space[2]};
      }
      h2 ~ p {
        font-size: ${fontSize.lede};
      }
      div ~ p {
        font-size: ${fontSize.heading};
      }
    }
  }
`;
