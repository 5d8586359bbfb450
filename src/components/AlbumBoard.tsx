import styled from '@emotion/styled';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import type { Album } from '../content/types';
import { space } from '../tokens/space';
import { fontSize } from '../tokens/type';
import { from } from '../theme/media';
import { color } from '../theme/vars';
import { AlbumRow, boardColumns } from './AlbumRow';

export interface AlbumBoardProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The rows, in the order they are shown in: the board does not sort. Twenty at most. */
  albums: readonly Album[];
  /** Called by "Buy" with the album of its row. */
  onBuy?: (album: Album) => void;
  /** Called by "Sell" with the album of its row. */
  onSell?: (album: Album) => void;
}

/** A trading board: an album to a row, every column lined up to the decimal. Shows nothing but its head without albums. */
export const AlbumBoard = forwardRef<HTMLDivElement, AlbumBoardProps>(function AlbumBoard(
  { albums, onBuy, onSell, ...rest },
  ref,
) {
  return (
    <Root ref={ref} {...rest}>
      {/* Every cell says what it is by itself; the head is for the eye. */}
      <Head aria-hidden>
        <span>Album</span>
        <span>Today</span>
        <span>Price</span>
        <span>Change</span>
        <span>Trade</span>
      </Head>
      <Rows role="list">
        {albums.map((album) => (
          <Row key={album.id}>
            <AlbumRow
              album={album}
              onBuy={onBuy && (() => onBuy(album))}
              onSell={onSell && (() => onSell(album))}
            />
          </Row>
        ))}
      </Rows>
    </Root>
  );
});

const Root = styled.div`
  ${from.tablet} {
    display: grid;
    ${boardColumns.tablet}
  }
  ${from.laptop} {
    ${boardColumns.laptop}
  }
`;

/* The board's own columns, passed down: without subgrid each row falls back to columns of its own. */
const shared = `
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
`;

const Head = styled.div`
  display: none;

  ${from.laptop} {
    ${boardColumns.laptop}
    ${shared}
    padding-block-end: ${space[2]};
    color: ${color.muted};
    font-size: ${fontSize.micro};

    > span:nth-of-type(3),
    > span:nth-of-type(4) {
      text-align: end;
    }
  }
`;

const Rows = styled.ul`
  border-block-start: 2px solid ${color.text};

  ${from.tablet} {
    ${shared}
  }
`;

const Row = styled.li`
  border-block-end: 1px solid ${color.line};

  ${from.tablet} {
    ${shared}

    > article {
      ${shared}
    }
  }
`;
