import styled from '@emotion/styled';
import type { ArtPiece } from '../content/types';
import type { CoverHand } from '../tokens/cover';
import { fluid } from '../tokens/space';
import { from } from '../theme/media';
import { ArtCard, artFrame } from '../components/ArtCard';
import { Collection } from '../components/Collection';
import { PageHead } from '../components/PageHead';
import { Container } from '../primitives/Container';
import type { ScreenProps } from './ScreenProps';
import type { Layout } from '../components/layout';

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

/** Few pieces, much wall. */
const wall: Layout = {
  inset: artFrame,
  grids: [
    { columns: 1, gap: '0px', rowGap: fluid(3.5, 7, 8) },
    {
      from: 'tablet',
      columns: 12,
      spans: [5, 6, 5, 4],
      starts: [1, 7, 2, 8],
      gap: '0px',
      rowGap: fluid(3.5, 6, 7),
    },
  ],
};

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
          layout={wall}
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
  padding-block-start: ${fluid(2.5, 6, 6)};
`;

const Piece = styled(ArtCard)`
  ${from.tablet} {
    &[data-hung='low'] {
      margin-block-start: ${fluid(3, 9, 11)};
    }
    &[data-hung='high'] {
      margin-block-start: ${fluid(-6, -4, -2)};
    }
  }
`;
