import styled from '@emotion/styled';
import { forwardRef, useRef, type ComponentPropsWithoutRef } from 'react';
import type { Album } from '../../content/types';
import { fluidSpace, space } from '../../tokens/space';
import { property } from '../../theme/customProperties';
import { onPaper } from '../../theme/media';
import { hiddenText, marginalText } from '../../theme/text';
import { color } from '../../theme/variables';
import { LazyHydration } from '../../lib/hydration/LazyHydration';
import { widestMove } from '../../primitives/figures/Sparkline';
import { useOwnRef } from '../../lib/useOwnRef';
import { AlbumRow } from './AlbumRow';
import { belowLaptop, boardColumns, boardFrom, rowHeight } from './boardLayout';
import { EmptyState } from '../kit/EmptyState';
import { isLong, LongList, roomFor, skippedFarAway } from '../kit/longList';
import { MoverCard } from './MoverCard';

export interface AlbumBoardProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /**
   * What screen readers call the table: the heading of its section, or "More top movers" where the
   * first is a headline.
   */
  label: string;
  /** The rows, in the order they are shown in: the board does not sort. */
  albums: readonly Album[];
  /**
   * True when the order says how far the albums moved: the first one is a headline from side to
   * side of the window, and the others show their rank. Such a board must stand in a Container.
   */
  ranked?: boolean;
  /**
   * The scale of the lines, when all boards of a page share one (`widestMove`). By default it is
   * the widest move among the board's own albums.
   */
  scale?: number;
  /** The sentence shown when there are no albums. */
  empty: string;
  /** Called by "Buy" with the album of its row. */
  onBuy?: (album: Album) => void;
  /** Called by "Sell" with the album of its row. */
  onSell?: (album: Album) => void;
}

/**
 * A trading board: a table with one row for each album, whose prices and changes line up in
 * columns. It is not a `<table>`, because in a narrow box its rows fold: then many browsers would
 * forget that it is one.
 */
export const AlbumBoard = forwardRef<HTMLDivElement, AlbumBoardProps>(function AlbumBoard(
  { label, albums, ranked = false, scale, empty, onBuy, onSell, ...rest },
  ref,
) {
  const root = useOwnRef(ref);
  const table = useRef<HTMLDivElement>(null);
  const widest = scale ?? widestMove(albums.map(({ history }) => history));
  const [headline, ...others] = albums;
  const rows = ranked ? others : albums;
  const render = (album: Album, index: number) => (
    <AlbumRow
      key={album.id}
      album={album}
      onBuy={onBuy}
      onSell={onSell}
      scale={widest}
      rank={ranked ? index + 2 : undefined}
    />
  );
  return (
    <Root ref={root} {...rest}>
      {!headline && <EmptyState>{empty}</EmptyState>}
      {ranked && headline && (
        <LazyHydration root={root}>
          <Headline rank={1} album={headline} onBuy={onBuy} onSell={onSell} />
        </LazyHydration>
      )}
      {rows.length > 0 && (
        // On a phone the rows are far below their headline.
        <Columns ref={table} role="table" aria-label={label}>
          <LazyHydration root={table}>
            <Heads role="row">
              <Head role="columnheader">Album</Head>
              <Head role="columnheader">Today</Head>
              <Head role="columnheader" data-figure>
                Change
              </Head>
              <Head role="columnheader" data-figure>
                Price
              </Head>
              <Head role="columnheader">Trade</Head>
            </Heads>
            {isLong(rows) ? (
              <LongList items={rows} Group={Group} role="rowgroup" render={render} />
            ) : (
              rows.map(render)
            )}
          </LazyHydration>
        </Columns>
      )}
    </Root>
  );
});

const Root = styled.div`
  container-type: inline-size;
`;

const Columns = styled.div`
  ${property('board')}: subgrid;

  ${boardFrom.tablet} {
    display: grid;
    grid-template-columns: ${boardColumns.tablet};
    column-gap: ${boardColumns.gap};
  }
  ${boardFrom.laptop} {
    grid-template-columns: ${boardColumns.laptop};
  }
`;

/* While all figures are of the usual length, the columns are as wide as those of the other groups. */
const Group = styled(Columns)`
  grid-column: 1 / -1;
  ${skippedFarAway(14)}
  /* The rows' ranks hang in the gutter, so they must not be clipped. */
  overflow-clip-margin: ${space[12]};
  ${boardFrom.tablet} {
    contain-intrinsic-block-size: ${roomFor(11)};
  }
  ${boardFrom.laptop} {
    contain-intrinsic-block-size: ${roomFor(rowHeight)};
  }
`;

const Headline = styled(MoverCard)`
  margin-inline: calc(-1 * ${fluidSpace.edge});
`;

/* In boxes narrower than a laptop's only the rule shows, and the rows hang from it. */
const Heads = styled.div`
  ${marginalText}
  position: relative;
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  border-block-end: 2px solid ${color.text};
  color: ${color.muted};
  break-after: avoid;

  ${boardFrom.laptop} {
    padding-block: ${space[3]};
  }
  ${onPaper} {
    padding: 0;
  }
`;

const Head = styled.span`
  white-space: nowrap;

  ${belowLaptop} {
    ${hiddenText}
  }
  &[data-figure] {
    text-align: end;
  }
  /* On paper rows have columns of their own. */
  ${onPaper} {
    ${hiddenText}
  }
`;
