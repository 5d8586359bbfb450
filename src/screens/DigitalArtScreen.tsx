import styled from '@emotion/styled';
import type { ArtPiece } from '../content/types';
import type { CoverHand } from '../tokens/cover';
import { fluidSpace } from '../tokens/space';
import { from } from '../theme/media';
import { ArtCard } from '../components/ArtCard';
import { Collection } from '../components/Collection';
import { PageHead } from '../components/PageHead';
import { Container } from '../primitives/Container';
import type { ScreenProps } from './ScreenProps';

export interface DigitalArtScreenProps extends ScreenProps {
  /** In the order they hang; may be empty. */
  pieces: readonly ArtPiece[];
}

/** How the pieces hang: each place has its own pattern, format and height, so that no two neighbours are alike. */
const places: readonly { hand: CoverHand; ratio: number; hung?: 'low' | 'high' }[] = [
  { hand: 'sweep', ratio: 4 / 5 },
  { hand: 'contour', ratio: 4 / 3, hung: 'low' },
  { hand: 'blocks', ratio: 1 },
  { hand: 'rays', ratio: 3 / 4, hung: 'high' },
];

/** A gallery wall: few pieces with much room around them, each with a label (docs/product.md, section 2). */
export function DigitalArtScreen({ pieces, onAct }: DigitalArtScreenProps) {
  return (
    <Container>
      <PageHead
        title={
          <>
            Digital
            <br /> Canvas
          </>
        }
        lede="One-of-one pieces by the artists behind the sleeves. Each hangs here until someone takes it home, priced in ETH."
      />
      <Wall>
        <Collection
          items={pieces}
          layout="wall"
          empty="Every piece has found a home. New ones hang soon."
          eager
        >
          {(piece, index) => {
            const { hand, ratio, hung } = places[index % places.length]!;
            return (
              <Piece
                piece={piece}
                hand={hand}
                ratio={ratio}
                data-hung={hung}
                onCollect={() => onAct({ type: 'collect', piece })}
              />
            );
          }}
        </Collection>
      </Wall>
    </Container>
  );
}

const Wall = styled.div`
  padding-block-start: ${fluidSpace.afterHeadWide};
`;

const Piece = styled(ArtCard)`
  ${from.tablet} {
    &[data-hung='low'] {
      margin-block-start: ${fluidSpace.hungLow};
    }
    &[data-hung='high'] {
      margin-block-start: ${fluidSpace.hungHigh};
    }
  }
`;
