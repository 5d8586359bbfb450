import styled from '@emotion/styled';
import type { ComponentPropsWithoutRef } from 'react';
import type { Album } from '../content/types';
import { space } from '../tokens/space';
import { fontSize } from '../tokens/type';
import { from } from '../theme/media';
import { color } from '../theme/vars';
import { AlbumRow } from './AlbumRow';
import { boardColumns } from './boardColumns';

export interface AlbumBoardProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  albums: readonly Album[];
  onBuy?: (album: Album) => void;
  onSell?: (album: Album) => void;
}

/** A trading board: an album to a row, every column lined up to the decimal. Shows nothing but its head without albums. */
export function AlbumBoard({ albums, onBuy, onSell, ...rest }: AlbumBoardProps) {
  return (
    <div {...rest}>
      {/* Every cell says what it is by itself; the head is for the eye. */}
      <Head aria-hidden>
        <span>Album</span>
        <span>Today</span>
        <span>Price</span>
        <span>Change</span>
        <span>Trade</span>
      </Head>
      <Rows>
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
    </div>
  );
}

const Head = styled.div`
  display: none;

  ${from.laptop} {
    ${boardColumns}
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
`;

const Row = styled.li`
  border-block-end: 1px solid ${color.line};
`;
