import styled from '@emotion/styled';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import type { Album } from '../content/types';
import { space } from '../tokens/space';
import { fontSize } from '../tokens/type';
import { from } from '../theme/media';
import { color, variable } from '../theme/variables';
import { AlbumRow, boardColumns } from './AlbumRow';
import { Collection } from './Collection';
import type { Layout } from './layout';

export interface AlbumBoardProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The rows, in the order they are shown in: the board does not sort. Twenty at most. */
  albums: readonly Album[];
  /** The sentence shown when there are no albums. */
  empty?: string;
  /** Called by "Buy" with the album of its row. */
  onBuy?: (album: Album) => void;
  /** Called by "Sell" with the album of its row. */
  onSell?: (album: Album) => void;
}

/** Rows that take over the columns of the board around them. */
const board: Layout = { grids: [{ columns: 1, gap: '0px' }], lines: 'rows', shared: true };

/** A trading board: one row for each album, with prices and changes lined up in columns. For one album use AlbumRow. */
export const AlbumBoard = forwardRef<HTMLDivElement, AlbumBoardProps>(function AlbumBoard(
  { albums, empty = 'The market is closed.', onBuy, onSell, ...rest },
  ref,
) {
  return (
    <Root ref={ref} {...rest}>
      {albums.length > 0 && (
        // Hidden from screen readers: the rows are a list, not a table, so these would be loose words.
        <Head aria-hidden>
          <span>Album</span>
          <span>Today</span>
          <Figure>Price</Figure>
          <Figure>Change</Figure>
          <span>Trade</span>
        </Head>
      )}
      <Collection items={albums} layout={board} empty={empty}>
        {(album) => (
          <AlbumRow
            album={album}
            onBuy={onBuy && (() => onBuy(album))}
            onSell={onSell && (() => onSell(album))}
          />
        )}
      </Collection>
    </Root>
  );
});

const Root = styled.div`
  ${variable('board')}: subgrid;

  ${from.tablet} {
    display: grid;
    grid-template-columns: ${boardColumns.tablet};
    column-gap: ${space[4]};
  }
  ${from.laptop} {
    grid-template-columns: ${boardColumns.laptop};
    column-gap: ${boardColumns.gap};
  }
`;

const Head = styled.div`
  display: none;

  ${from.laptop} {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    padding-block-end: ${space[2]};
    color: ${color.muted};
    font-size: ${fontSize.micro};
  }
`;

const Figure = styled.span`
  text-align: end;
`;
