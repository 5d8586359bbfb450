import styled from '@emotion/styled';
import type { ArtPiece } from '../content/types';
import { fluid, fluidSpace } from '../tokens/space';
import { poster } from '../tokens/type';
import { forcedColors, from, print } from '../theme/media';
import { edgeToEdge, posterText } from '../theme/text';
import { color } from '../theme/variables';
import { ArtCard } from '../components/goods/ArtCard';
import { Collection } from '../components/kit/Collection';
import { Lede } from '../components/kit/Lede';
import { Container } from '../primitives/text/Container';
import type { ScreenProps } from './ScreenProps';
import type { Layout } from '../components/kit/layout';

export interface DigitalArtScreenProps extends ScreenProps {
  /** The pieces, in the order they hang in. May be empty. */
  pieces: readonly ArtPiece[];
}

const gaps = { gap: fluidSpace.gap, rowGap: fluid(3, 6, 7) };

const at = (...places: [start: number, span: number][]) =>
  places.map(([start, span]) => ({ start, span }));

/** Few pieces on much wall. No two have the same place in their row. */
const wall: Layout = {
  grids: [
    { columns: 12, places: at([1, 12], [1, 12], [2, 11], [1, 10]), ...gaps },
    { from: 'pair', columns: 12, places: at([1, 12], [1, 11], [2, 11], [3, 10]), ...gaps },
    { from: 'laptop', columns: 12, places: at([6, 7], [1, 7], [8, 5], [1, 6]), ...gaps },
  ],
};

const sides = ['end', 'start'] as const;

/**
 * A quiet room: a few framed pieces with much wall around them, and the figure of a visitor for
 * scale (docs/product.md, section 2).
 */
export function DigitalArtScreen({ pieces, onAct }: DigitalArtScreenProps) {
  const collect = (piece: ArtPiece) => onAct({ type: 'collect', piece });
  // The fourth piece of the wall leaves half of its row free.
  const beside = pieces.length > 0 && pieces.length % 4 === 0;
  return (
    <Wall data-ends-page>
      <Room data-beside={beside || undefined}>
        <WallText>
          <Title>Digital Canvas</Title>
          <Words>
            One-of-one pieces by the artists behind the sleeves. Each hangs here until someone takes
            it home, priced in ETH.
          </Words>
        </WallText>
        <Works data-empty={pieces.length === 0 || undefined}>
          <Collection
            items={pieces}
            layout={wall}
            empty="Every piece has found a home. New ones hang soon."
          >
            {(piece, index) => (
              <ArtCard piece={piece} side={sides[index % sides.length]} onCollect={collect} />
            )}
          </Collection>
        </Works>
        <Visitor aria-hidden viewBox="0 0 560 500">
          <path d="M300 500V434H286V418H556V434H542V500H528V434H314V500Z" />
          <path d="M107 32C107 10 121 0 138 0s31 10 31 32c6 4 6 20 0 24h-6c-3 8-8 13-14 16v4c14 4 28 9 35 22 6 12 12 38 28 84 2 8-2 14-34 40l10 98h-4l-6 80-3 76c1 8 12 12 17 17 3 3 1 7-3 7h-32c-3 0-5-1-5-4 0-6 1-10 0-18l-8-158h-5l-10 158c0 8 2 12 2 18 0 3-2 4-5 4H96c-4 0-6-4-3-7 6-5 14-9 15-17l-5-156h-9l11-120-3-54-8 44c-3 16-3 30-4 46-1 6-9 7-11 1-5-14-6-32-4-50 4-40 10-78 17-94 7-13 21-18 35-22v-4c-6-3-11-8-14-16h-6c-6-4-6-20 0-24ZM176 150l-1 48 16-17Z" />
        </Visitor>
      </Room>
    </Wall>
  );
}

/** From this width on, the wall's text hangs beside the first piece. */
const wide = from.laptop;

const floor = fluid(5, 9, 11);

/* The floor, and the skirting board above it. */
const Wall = styled.div`
  position: relative;
  background: ${color.wall};

  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    block-size: ${floor};
    border-block-start: 0.625rem solid ${color.line};
    background: ${color.floor};
  }
  ${print} {
    background: none;

    &::after {
      content: none;
    }
  }
`;

const Room = styled(Container)`
  position: relative;
  z-index: 1;
  display: grid;
  row-gap: ${gaps.rowGap};
  grid-template-columns: minmax(0, 1fr);
  padding-block: ${fluid(2, 4.6, 5.5)} ${fluid(1.5, 3, 3.5)};

  ${wide} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    column-gap: ${fluidSpace.gap};
  }
`;

/* The wall's text is as high as the first frame beside it, so that the middles of both are at
   the same height. */
const WallText = styled.header`
  container-type: inline-size;
  position: relative;
  z-index: 1;
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: ${fluidSpace.inner};

  ${wide} {
    grid-area: 1 / 1 / 2 / 6;
    align-self: start;
    aspect-ratio: 4 / 5;
  }
`;

const Title = styled.h1`
  ${posterText}
  font-size: min(${edgeToEdge(4.6)}, 6rem);

  ${wide} {
    font-size: min(${poster.digitalArt}, ${edgeToEdge(4.6)});
  }
`;

const Words = styled(Lede)`
  /* The lede has four lines on every phone, because a font that arrives late must not make them
     three. */
  max-inline-size: 17.25em;
  color: ${color.text};

  ${from.tablet} {
    max-inline-size: min(22em, 94%);
  }
`;

const Works = styled.div`
  ${wide} {
    grid-area: 1 / 1 / 2 / -1;

    ${Room}[data-beside] & {
      padding-block-end: ${fluid(5.5, 10.4, 12.5)};
    }
    &[data-empty] {
      grid-column-start: 6;
      align-self: center;
    }
  }
`;

/* The visitor is dark in both schemes, because it is scenery and not something to look at. */
const Visitor = styled.svg`
  inline-size: min(86%, 28rem);
  justify-self: end;
  fill: ${color.ground};
  color-scheme: dark;
  pointer-events: none;

  ${wide} {
    grid-column: 7 / -1;
    inline-size: 100%;
    align-self: end;

    ${Room}[data-beside] & {
      grid-row: 1;
    }
  }
  ${forcedColors} {
    fill: CanvasText;
  }
  ${print} {
    display: none;
  }
`;
