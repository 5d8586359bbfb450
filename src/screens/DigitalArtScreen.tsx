import styled from '@emotion/styled';
import type { ArtPiece } from '../content/types';
import { fluid, fluidSpace } from '../tokens/space';
import { poster, titleLength } from '../tokens/type';
import { below, from, onPaper } from '../theme/media';
import { edgeToEdge, phoneTitle, posterEdge, posterText } from '../theme/text';
import { color } from '../theme/variables';
import { ArtCard } from '../components/goods/ArtCard';
import { Collection } from '../components/kit/Collection';
import { Lede } from '../components/kit/Lede';
import { Container } from '../primitives/text/Container';
import type { ScreenProps } from './ScreenProps';
import { Visitor } from './digitalArt/Visitor';
import { atPlace, type ListLayout } from '../components/kit/layout';

export interface DigitalArtScreenProps extends ScreenProps {
  /** The pieces, in the order they hang in. May be empty. */
  pieces: readonly ArtPiece[];
}

const distances = { gap: fluidSpace.gap, rowGap: fluid(3, 6, 7) };

const at = (...places: [start: number, span: number][]) =>
  places.map(([start, span]) => ({ start, span }));

/** Few pieces on much wall. On a wide one, each label is nearer to its own frame than to the next. */
const wall: ListLayout = {
  grids: [
    { columns: 12, places: at([1, 12], [1, 12], [2, 11], [1, 10]), ...distances },
    { from: 'pair', columns: 12, places: at([1, 12], [1, 12], [1, 12], [1, 12]), ...distances },
    { from: 'laptop', columns: 12, places: at([6, 7], [1, 7], [8, 5], [1, 6]), ...distances },
  ],
};

const sides = ['end', 'start'] as const;

/**
 * A quiet room: a few framed pieces with much wall around them, and the figure of a visitor for
 * scale (docs/product.md, section 2).
 */
export function DigitalArtScreen({ pieces, onAction }: DigitalArtScreenProps) {
  const collect = (piece: ArtPiece) => onAction({ type: 'collect', piece });
  // The fourth piece of the wall leaves half of its row free.
  const beside = pieces.length > 0 && pieces.length % 4 === 0;
  return (
    <Wall data-ends-page>
      <Room data-beside={beside || undefined}>
        <WallText>
          <Title>Digital Canvas</Title>
          <Words>
            One-of-one pieces by independent artists. Each is priced in ETH and hangs here until
            someone collects it.
          </Words>
        </WallText>
        <Works data-empty={pieces.length === 0 || undefined}>
          <Collection
            items={pieces}
            layout={wall}
            empty="Every piece has found a home. More to come soon."
          >
            {(piece, index) => (
              <Hung piece={piece} side={atPlace(sides, index)} onCollect={collect} />
            )}
          </Collection>
        </Works>
        <Figure />
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
  ${onPaper} {
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
  row-gap: ${distances.rowGap};
  grid-template-columns: minmax(0, 1fr);
  padding-block: ${fluid(2, 4.6, 5.5)} ${fluid(1.5, 3, 3.5)};

  ${wide} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    column-gap: ${fluidSpace.gap};
  }
  /* Room below the last piece would be a blank sheet. */
  ${onPaper} {
    padding-block-end: 0;
  }
`;

/* The wall's text is as high as the first frame beside it, so that the middles of both are at
   the same height. */
const WallText = styled.header`
  container-type: inline-size;
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

/** The title's largest size where the exhibition stands below it. */
const mostOnTablet = '6rem';

const Title = styled.h1`
  ${posterText}
  ${posterEdge}
  font-size: min(${phoneTitle(titleLength.digitalArtPhone)}, ${mostOnTablet});

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

      /* The visitor is not printed. */
      ${onPaper} {
        padding-block-end: 0;
      }
    }
    &[data-empty] {
      grid-column-start: 6;
      align-self: center;
    }
  }
`;

/* On a tablet all labels hang in one column, and every second frame is a column smaller. */
const Hung = styled(ArtCard)`
  ${from.pair} {
    ${below.laptop} {
      &[data-side='start'] [data-lead] {
        margin-inline-end: calc((100% + ${fluidSpace.gap}) / 12);
      }
    }
  }
`;

const Figure = styled(Visitor)`
  inline-size: min(100%, 32rem);
  justify-self: end;

  ${wide} {
    grid-column: 7 / -1;
    inline-size: 100%;
    align-self: end;

    ${Room}[data-beside] & {
      grid-row: 1;
    }
  }
`;
