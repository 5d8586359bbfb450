import styled from '@emotion/styled';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import type { Album } from '../content/types';
import { fluidSpace, space } from '../tokens/space';
import { marginalText } from '../theme/text';
import { color } from '../theme/variables';
import { widestMove } from '../primitives/Sparkline';
import { AlbumRow, boardColumns, boardFrom } from './AlbumRow';
import { Collection } from './Collection';
import { MoverCard } from './MoverCard';
import type { Layout } from './layout';

export interface AlbumBoardProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The rows, in the order they are shown in: the board does not sort. Twenty at most. */
  albums: readonly Album[];
  /** The order means how far they moved: the first is a headline from side to side of the window, the others have their rank. The board then stands in a Container. */
  ranked?: boolean;
  /** The scale of its lines, where other boards of the page have the same: see `widestMove`. The widest move of its own albums unless said otherwise. */
  scale?: number;
  /** The sentence shown when there are no albums. */
  empty?: string;
  /** Called by "Buy" with the album of its row. */
  onBuy?: (album: Album) => void;
  /** Called by "Sell" with the album of its row. */
  onSell?: (album: Album) => void;
}

/** Rows that take over the columns of the board around them. */
const board: Layout = { grids: [{ columns: 1, gap: '0px' }], shared: true };

/** A trading board: one row for each album, with prices and changes lined up in columns. For one album use AlbumRow. */
export const AlbumBoard = forwardRef<HTMLDivElement, AlbumBoardProps>(function AlbumBoard(
  { albums, ranked = false, scale, empty = 'The market is closed.', onBuy, onSell, ...rest },
  ref,
) {
  const widest = scale ?? widestMove(albums.map(({ history }) => history));
  return (
    <Root ref={ref} {...rest}>
      <Columns>
        <Collection items={albums} layout={board} empty={empty}>
          {(album, index) => {
            const trade = {
              album,
              onBuy: onBuy && (() => onBuy(album)),
              onSell: onSell && (() => onSell(album)),
            };
            if (ranked && index === 0) return <Headline {...trade} />;
            return (
              <>
                {index === Number(ranked) && (
                  // Hidden from screen readers: the rows are a list, not a table, so these would be loose words.
                  <Head aria-hidden>
                    <span style={{ gridColumn: ranked ? 2 : 'span 2' }}>Album</span>
                    <span>Today</span>
                    <Figure>Change</Figure>
                    <Figure>Price</Figure>
                    <span>Trade</span>
                  </Head>
                )}
                <AlbumRow {...trade} scale={widest} rank={ranked ? index + 1 : undefined} />
              </>
            );
          }}
        </Collection>
      </Columns>
    </Root>
  );
});

const Root = styled.div`
  container-type: inline-size;
`;

const Columns = styled.div`
  --wx-board: subgrid;

  ${boardFrom.tablet} {
    display: grid;
    grid-template-columns: ${boardColumns.tablet};
    column-gap: ${boardColumns.gap};
  }
  ${boardFrom.laptop} {
    grid-template-columns: ${boardColumns.laptop};
  }
`;

const Headline = styled(MoverCard)`
  grid-column: 1 / -1;
  margin-inline: calc(-1 * ${fluidSpace.edge});
`;

/* Below a laptop only the rule that the rows hang from. */
const Head = styled.div`
  ${marginalText}
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  border-block-end: 2px solid ${color.text};
  color: ${color.muted};
  block-size: 0;
  overflow: hidden;
  white-space: nowrap;

  ${boardFrom.laptop} {
    block-size: auto;
    padding-block: ${space[3]};
  }
`;

const Figure = styled.span`
  text-align: end;
`;
