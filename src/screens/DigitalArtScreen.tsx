import styled from '@emotion/styled';
import type { ArtPiece } from '../content/types';
import type { CoverHand } from '../tokens/cover';
import { from } from '../theme/media';
import { ArtCard } from '../components/ArtCard';
import { Empty } from '../components/Empty';
import { Lede, PageHead, PageTitle } from '../components/PageTitle';
import { Container } from '../primitives/Container';
import type { ScreenProps } from './ScreenProps';

export interface DigitalArtScreenProps extends ScreenProps {
  /** In the order they hang; may be empty. */
  pieces: readonly ArtPiece[];
}

/** How the pieces hang: each place has its own hand and format, so that no two neighbours are alike. */
const wall: readonly { hand: CoverHand; ratio: number }[] = [
  { hand: 'sweep', ratio: 4 / 5 },
  { hand: 'contour', ratio: 4 / 3 },
  { hand: 'blocks', ratio: 1 },
  { hand: 'rays', ratio: 3 / 4 },
];

/** A gallery wall: few pieces, much wall, a label beside each (specification, section 2: /digital-art). */
export function DigitalArtScreen({ pieces, onAction }: DigitalArtScreenProps) {
  return (
    <Container>
      <PageHead>
        <PageTitle>
          Digital
          <br /> Canvas
        </PageTitle>
        <Lede>
          One-of-one pieces by the artists behind the sleeves. Each hangs here until someone takes
          it home, priced in ETH.
        </Lede>
      </PageHead>
      {pieces.length === 0 && <Empty>Every piece has found a home. New ones hang soon.</Empty>}
      <Wall>
        {pieces.map((piece, index) => {
          const place = wall[index % wall.length]!;
          return (
            <Place key={piece.id} data-place={index % wall.length}>
              <ArtCard
                piece={piece}
                hand={place.hand}
                ratio={place.ratio}
                sizes="(min-width: 48em) 42vw, 92vw"
                eager={index === 0}
                onCollect={() => onAction('Collect')}
              />
            </Place>
          );
        })}
      </Wall>
    </Container>
  );
}

const Wall = styled.ul`
  display: grid;
  gap: clamp(3.5rem, 7vw, 8rem) clamp(1.5rem, 6vw, 7rem);
  padding-block-start: clamp(2.5rem, 6vw, 6rem);

  ${from.tablet} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    gap: clamp(3.5rem, 6vw, 7rem) 0;
  }
`;

const Place = styled.li`
  ${from.tablet} {
    &[data-place='0'] {
      grid-column: 1 / span 5;
    }
    &[data-place='1'] {
      grid-column: 7 / -1;
      margin-block-start: clamp(3rem, 9vw, 11rem);
    }
    &[data-place='2'] {
      grid-column: 2 / span 5;
    }
    &[data-place='3'] {
      grid-column: 8 / span 4;
      margin-block-start: clamp(-6rem, -4vw, -2rem);
    }
  }
`;
