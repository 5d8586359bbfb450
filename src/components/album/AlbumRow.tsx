import styled from '@emotion/styled';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import type { Album } from '../../content/types';
import { fluid, space } from '../../tokens/space';
import { fontSize, fontWeight, tracking } from '../../tokens/type';
import { property, readProperty } from '../../theme/customProperties';
import { print } from '../../theme/media';
import { nameText } from '../../theme/text';
import { color, font } from '../../theme/variables';
import { PriceChange } from '../../primitives/figures/PriceChange';
import { Price } from '../../primitives/figures/Price';
import { Sparkline } from '../../primitives/figures/Sparkline';
import { AlbumSleeve } from './AlbumSleeve';
import { Card, CardAction, CardNote, CardTitle } from '../kit/Card';

export interface AlbumRowProps extends ComponentPropsWithoutRef<'div'> {
  /** What is traded. Its change is signed, and its history ends at its price. */
  album: Album;
  /** Its place among the movers, for the eye: screen readers count the rows. Left out where the order means nothing. */
  rank?: number;
  /** The scale of its line, the same for all lines of a page: see Sparkline. */
  scale?: number;
  /** Called by "Buy". */
  onBuy?: (album: Album) => void;
  /** Called by "Sell". */
  onSell?: (album: Album) => void;
}

/**
 * One album with its price, its change, the line of its day, and the buttons to trade it (docs/product.md,
 * section 3). It is the row of a table: AlbumBoard is that table, for one album as for twenty.
 */
export const AlbumRow = forwardRef<HTMLElement, AlbumRowProps>(function AlbumRow(
  { album, rank, scale, onBuy, onSell, ...rest },
  ref,
) {
  const { title, artist, genre, price, change, trend, history } = album;
  return (
    <Root
      as="div"
      ref={ref}
      role="row"
      subject={title}
      data-ranked={rank !== undefined || undefined}
      {...rest}
    >
      {rank !== undefined && <Rank aria-hidden>{rank}</Rank>}
      <Identity role="rowheader">
        <Art album={album} size="thumb" out={22} />
        <Name>
          <Title />
          <CardNote>
            {artist} · {genre}
          </CardNote>
        </Name>
      </Identity>
      <Curve role="cell">
        <Sparkline history={history} trend={trend} scale={scale} />
      </Curve>
      <Movement role="cell" change={change} trend={trend} />
      <Amount role="cell" amount={price} variant="flaps" />
      <Trades role="cell">
        <Buy variant="ink" onPress={onBuy && (() => onBuy(album))}>
          Buy
        </Buy>
        <Sell onPress={onSell && (() => onSell(album))}>Sell</Sell>
      </Trades>
    </Root>
  );
});

/**
 * From which width of its box on a board has so many columns: in rem of the box, not in those of a window, so
 * that it also folds for who enlarges text alone (WCAG 1.4.4). A row that stands alone needs such a box.
 */
export const boardFrom = {
  phone: '@container (min-width: 17.5rem)',
  tablet: '@container (min-width: 42rem)',
  laptop: '@container (min-width: 57rem)',
} as const;

/** Where a board has no room for the heads of its columns. */
export const belowLaptop = boardFrom.laptop.replace('(', 'not (');

/**
 * A row's columns: rank, album, line, change, price, trade; on a tablet in two lines, with the line below the
 * album and the change above price and trade. Figures have room for the usual ones, so that two boards line
 * up with each other. A board defines these columns once, and its rows share them by `--wx-board`,
 * so that a wider figure counts for all; a row that stands alone defines them itself.
 */
export const boardColumns = {
  tablet: `${space[6]} minmax(0, 1fr) minmax(7rem, max-content) 9.5rem`,
  laptop: `${space[8]} minmax(min(20rem, 27vw), 2fr) minmax(5rem, 1.4fr) minmax(${fluid(9, 13.2, 17)}, max-content) minmax(${fluid(7.5, 9.6, 12)}, max-content) 9.5rem`,
  /** Between two columns. */
  gap: fluid(1, 2, 2.5),
} as const;

const Buy = styled(CardAction)`
  padding-inline: ${space[2]};
`;

const Sell = styled(CardAction)`
  padding-inline: ${space[2]};
`;

/* On a phone the album, below it its line and change, then price and trades; all below each other where there is no room. */
const Root = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-areas: 'album' 'curve' 'change' 'price' 'trade';
  align-items: center;
  gap: ${space[3]} ${space[5]};
  padding-block: ${space[4]};
  border-block-end: 1px solid ${color.line};

  /* Who buys pulls the record out, who sells puts it back. */
  &:has(${Buy}:active) {
    ${property('disc-out')}: 2;
  }
  &:has(${Sell}:active) {
    ${property('disc-out')}: -1.5;
  }
  ${boardFrom.phone} {
    grid-template-columns: minmax(0, 1fr) 10.5rem;
    grid-template-areas: 'album album' 'curve change' 'price trade';
  }
  ${boardFrom.tablet} {
    grid-column: 1 / -1;
    grid-template-columns: ${readProperty('board', boardColumns.tablet)};
    grid-template-areas: 'album album change change' 'curve curve price trade';
    gap: ${space[3]} ${boardColumns.gap};
  }
  ${boardFrom.laptop} {
    grid-template-columns: ${readProperty('board', boardColumns.laptop)};
    grid-template-areas: 'album album curve change price trade';
  }
  &[data-ranked] {
    ${boardFrom.tablet} {
      grid-template-areas: 'rank album change change' 'rank curve price trade';
    }
    ${boardFrom.laptop} {
      grid-template-areas: 'rank album curve change price trade';
    }
  }
  ${print} {
    break-inside: avoid;
  }
`;

const Rank = styled.span`
  ${nameText}
  display: none;
  grid-area: rank;
  color: ${color.muted};

  ${boardFrom.tablet} {
    display: block;
    align-self: start;
    padding-block-start: ${space[2]};
  }
  ${boardFrom.laptop} {
    align-self: center;
    padding: 0;
  }
`;

const Identity = styled.div`
  grid-area: album;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  /* The record looks out into it. */
  gap: ${space[2]} ${fluid(1.75, 2.9, 3)};
  min-inline-size: 0;
`;

const Art = styled(AlbumSleeve)`
  flex: none;
  inline-size: ${fluid(4.5, 6.9, 8)};
`;

/* Beside the sleeve while there is room for a word, otherwise below it. */
const Name = styled.div`
  flex: 1 1 6.5rem;
  min-inline-size: 0;
`;

const Title = styled(CardTitle)`
  ${nameText}
  padding-block-end: ${space[1]};
`;

const Curve = styled.div`
  grid-area: curve;
  block-size: 3.5rem;

  ${boardFrom.laptop} {
    block-size: ${fluid(4, 6, 7)};
  }
`;

const Movement = styled(PriceChange)`
  grid-area: change;
  font-family: ${font.head};
  font-size: ${fontSize.heading};
  font-weight: ${fontWeight.heading};
  letter-spacing: ${tracking.heading};
  line-height: 1;

  ${boardFrom.phone} {
    justify-self: end;
  }
`;

const Amount = styled(Price)`
  grid-area: price;

  ${boardFrom.tablet} {
    justify-content: end;
  }
`;

const Trades = styled.div`
  grid-area: trade;
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[2]};
`;
