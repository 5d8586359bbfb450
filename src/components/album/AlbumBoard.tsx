import styled from '@emotion/styled';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import type { Album } from '../../content/types';
import { fluidSpace, space } from '../../tokens/space';
import { property } from '../../theme/customProperties';
import { print } from '../../theme/media';
import { hiddenText, marginalText } from '../../theme/text';
import { color } from '../../theme/variables';
import { LazyHydration } from '../../lib/lazyHydration';
import { widestMove } from '../../primitives/figures/Sparkline';
import { useOwnRef } from '../../lib/useOwnRef';
import { AlbumRow } from './AlbumRow';
import { belowLaptop, boardColumns, boardFrom, rowHeight } from './boardLayout';
import { EmptyState } from '../kit/EmptyState';
import { GROUP, isLong, LongList, skippedFarAway } from '../kit/longList';
import { MoverCard } from './MoverCard';

export interface AlbumBoardProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** What screen readers call the table: the heading of its section, or "More top movers" where the first is a headline. */
  label: string;
  /** The rows, in the order they are shown in: the board does not sort. */
  albums: readonly Album[];
  /** The order means how far they moved: the first is a headline from side to side of the window, the others have their rank. The board then stands in a Container. */
  ranked?: boolean;
  /** The scale of its lines, where other boards of the page have the same: see `widestMove`. The widest move of its own albums unless said otherwise. */
  scale?: number;
  /** The sentence shown when there are no albums. */
  empty: string;
  /** Called by "Buy" with the album of its row. */
  onBuy?: (album: Album) => void;
  /** Called by "Sell" with the album of its row. */
  onSell?: (album: Album) => void;
}

/**
 * A trading board: a table with one row for each album, whose prices and changes line up in columns. It is no
 * `<table>`, because in a narrow box its rows fold: then many browsers would forget that it is one.
 */
export const AlbumBoard = forwardRef<HTMLDivElement, AlbumBoardProps>(function AlbumBoard(
  { label, albums, ranked = false, scale, empty, onBuy, onSell, ...rest },
  ref,
) {
  const root = useOwnRef(ref);
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
      <LazyHydration root={root}>
        {!headline && <EmptyState>{empty}</EmptyState>}
        {ranked && headline && <Headline rank={1} album={headline} onBuy={onBuy} onSell={onSell} />}
        {rows.length > 0 && (
          <Columns role="table" aria-label={label}>
            <Heads role="row">
              <Head role="columnheader">Album</Head>
              <Head role="columnheader">Today</Head>
              <Head role="columnheader" data-place="figure">
                Change
              </Head>
              <Head role="columnheader" data-place="figure">
                Price
              </Head>
              <Head role="columnheader" data-place="trade">
                Trade
              </Head>
            </Heads>
            {isLong(rows) ? (
              <LongList items={rows} Group={Group} role="rowgroup" render={render} />
            ) : (
              rows.map(render)
            )}
          </Columns>
        )}
      </LazyHydration>
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

/* Its columns are as wide as those of the other groups, while all figures are the usual ones. */
const Group = styled(Columns)`
  grid-column: 1 / -1;
  ${skippedFarAway(`${GROUP * 14}rem`)}
  /* Their ranks hang in the gutter. */
  overflow-clip-margin: ${space[12]};
  ${boardFrom.tablet} {
    contain-intrinsic-block-size: auto ${GROUP * 11}rem;
  }
  ${boardFrom.laptop} {
    contain-intrinsic-block-size: auto ${GROUP * rowHeight}rem;
  }
`;

const Headline = styled(MoverCard)`
  margin-inline: calc(-1 * ${fluidSpace.edge});
`;

/* Below a laptop only the rule that the rows hang from. */
const Heads = styled.div`
  ${marginalText}
  position: relative;
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  border-block-end: 2px solid ${color.text};
  color: ${color.muted};

  ${boardFrom.laptop} {
    padding-block: ${space[3]};
  }
`;

const Head = styled.span`
  white-space: nowrap;

  ${belowLaptop} {
    ${hiddenText}
  }
  &[data-place='figure'] {
    text-align: end;
  }
  /* On paper there are no buttons to stand over. */
  ${print} {
    &[data-place='trade'] {
      visibility: hidden;
    }
  }
`;
