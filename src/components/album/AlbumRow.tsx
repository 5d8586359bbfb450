import styled from '@emotion/styled';
import { forwardRef, useRef, type ComponentPropsWithoutRef } from 'react';
import type { Album } from '../../content/types';
import { fluid, space } from '../../tokens/space';
import { fontSize, fontWeight, lineHeight, tracking } from '../../tokens/type';
import { readProperty } from '../../theme/customProperties';
import { onPaper } from '../../theme/media';
import { nameText } from '../../theme/text';
import { color, font } from '../../theme/variables';
import { PriceChange } from '../../primitives/figures/PriceChange';
import { flutter, PriceFlaps } from '../../primitives/figures/PriceFlaps';
import { Sparkline } from '../../primitives/figures/Sparkline';
import { AlbumSleeve } from './AlbumSleeve';
import { boardColumns, boardFrom, rankText, rowHeight } from './boardLayout';
import { Card, CardNote, CardTitle } from '../kit/Card';
import { hourVariables, ticks } from './plot/hours';
import { movesRecord, Trades, type TradesProps } from './Trades';

export interface AlbumRowProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children'>, Pick<TradesProps, 'onBuy' | 'onSell'> {
  /** What is traded. Its change is signed, and its history ends at its price. */
  album: Album;
  /**
   * The album's place among the movers. Only the eye needs it, because screen readers count the
   * rows; a phone has no room for it. Leave it out where the order means nothing.
   */
  rank?: number;
  /** The scale of the line, as in Sparkline. All lines of a page have the same. */
  scale?: number;
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
  const shown = useRef<HTMLParagraphElement>(null);
  return (
    <Root as="div" ref={ref} role="row" data-row subject={title} {...rest}>
      {rank !== undefined && <Rank aria-hidden>{rank}</Rank>}
      <Identity role="rowheader">
        <Art album={album} size="thumb" out={22} />
        <Name>
          <Title />
          <Note>
            {artist} · {genre}
          </Note>
        </Name>
      </Identity>
      <Curve role="cell" style={hourVariables(history)}>
        <Line history={history} trend={trend} scale={scale} />
      </Curve>
      <Movement role="cell" change={change} trend={trend} />
      <Amount ref={shown} role="cell" amount={price} />
      <Deal
        role="cell"
        buyVariant="ink"
        onTrade={() => flutter(shown.current)}
        album={album}
        onBuy={onBuy}
        onSell={onSell}
      />
    </Root>
  );
});

/* With this padding a cover of 48 px fits into `rowHeight`. */
const rowPadding = '0.4375rem';

/* On a phone the album comes first, then its line and change, then price and trades. Where there
   is no room for two things beside each other, all stand below each other. */
const Root = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-areas: 'album' 'curve' 'change' 'price' 'trade';
  align-items: center;
  gap: ${space[3]} ${space[5]};
  position: relative;
  padding-block: ${space[4]};
  border-block-end: 1px solid ${color.line};
  ${movesRecord}
  ${boardFrom.phone} {
    grid-template-columns: ${boardColumns.phone};
    grid-template-areas: 'album album' 'curve change' 'price trade';
  }
  ${boardFrom.tablet} {
    grid-column: 1 / -1;
    grid-template-columns: ${readProperty('board', boardColumns.tablet)};
    /* The end of the first line is where the chat's button stands on a tablet. */
    grid-template-areas: 'album change .' 'curve price trade';
    gap: ${space[3]} ${boardColumns.gap};
  }
  ${boardFrom.laptop} {
    grid-template-columns: ${readProperty('board', boardColumns.laptop)};
    grid-template-areas: 'album curve change price trade';
    min-block-size: ${rowHeight}rem;
    padding-block: ${rowPadding};
  }
  ${onPaper} {
    break-inside: avoid;
    /* Without its buttons a row has room on one line. */
    &&& {
      grid-template: 'album curve change price' / minmax(0, 3fr) minmax(0, 2fr) max-content 5rem;
      gap: ${space[4]};
    }
  }
`;

/* The rank stands in the middle of the row, or beside the first line of a row that has two. */
const Rank = styled.span`
  ${rankText}
  inset-block-start: 2.5rem;
  display: none;

  ${boardFrom.tablet} {
    display: block;
  }
  ${boardFrom.laptop} {
    inset-block-start: 50%;
    translate: 0 -50%;
  }
`;

const Identity = styled.div`
  grid-area: album;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  /* The record looks out into this gap. */
  gap: ${space[2]} ${fluid(1.75, 2.9, 3)};
  min-inline-size: 0;

  ${boardFrom.laptop} {
    column-gap: ${space[5]};
  }
`;

const Art = styled(AlbumSleeve)`
  flex: none;
  inline-size: ${fluid(4.5, 6.9, 8)};

  ${boardFrom.laptop} {
    inline-size: ${space[12]};
  }
`;

/* The name stands beside the sleeve while there is room for a word, and otherwise below it. */
const Name = styled.div`
  flex: 1 1 6.5rem;
  min-inline-size: 0;
`;

const Title = styled(CardTitle)`
  ${nameText}
  padding-block-end: ${space[1]};

  ${boardFrom.laptop} {
    padding: 0;
    font-size: ${fontSize.lede};
  }
`;

const Note = styled(CardNote)`
  ${boardFrom.laptop} {
    line-height: ${lineHeight.caption};
  }
`;

/* The ticks along the foot of a row are the hours. */
const Curve = styled.div`
  grid-area: curve;
  position: relative;
  block-size: 3.5rem;

  ${boardFrom.laptop} {
    align-self: stretch;
    block-size: auto;
    margin-block: -${rowPadding};
    background: ${ticks.row};

    ${onPaper} {
      background: none;
    }
  }
`;

/* The line is as high in a row of long texts as in all others, because lines of one scale are compared. */
const Line = styled(Sparkline)`
  ${boardFrom.laptop} {
    position: absolute;
    inset-block: auto 0.875rem;
    block-size: 2.4375rem;
  }
`;

const Movement = styled(PriceChange)`
  grid-area: change;
  font-family: ${font.head};
  font-size: ${fontSize.heading};
  font-weight: ${fontWeight.heading};
  letter-spacing: ${tracking.heading};
  line-height: ${lineHeight.solid};

  ${boardFrom.phone} {
    justify-self: end;
  }
  ${boardFrom.laptop} {
    font-size: ${fontSize.name};
  }
`;

const Amount = styled(PriceFlaps)`
  grid-area: price;

  ${boardFrom.tablet} {
    justify-content: end;
  }
`;

const Deal = styled(Trades)`
  grid-area: trade;
  justify-self: end;
`;
