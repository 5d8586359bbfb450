import styled from '@emotion/styled';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import type { Album } from '../content/types';
import { fluid, space } from '../tokens/space';
import { fontSize } from '../tokens/type';
import { from } from '../theme/media';
import { variable } from '../theme/variables';
import { PriceChange } from '../primitives/PriceChange';
import { Price } from '../primitives/Price';
import { Sparkline } from '../primitives/Sparkline';
import { Card, CardAction, CardNote, CardTitle } from './Card';
import { Sleeve } from './Sleeve';

export interface AlbumRowProps extends ComponentPropsWithoutRef<'article'> {
  /** What is traded. Its change is signed, and its history ends at its price. */
  album: Album;
  /** Called by "Buy". */
  onBuy?: () => void;
  /** Called by "Sell". */
  onSell?: () => void;
}

/** One album with its price, its change, the line of its day, and the buttons to trade it (docs/product.md, section 3). For a list use AlbumBoard. */
export const AlbumRow = forwardRef<HTMLElement, AlbumRowProps>(function AlbumRow(
  { album, onBuy, onSell, ...rest },
  ref,
) {
  const { title, artist, genre, price, change, trend, history } = album;
  return (
    <Root ref={ref} subject={title} {...rest}>
      <Identity>
        <Art album={album} size="thumb" sizes="6rem" />
        <Name>
          <Title />
          <CardNote>
            {artist} · {genre}
          </CardNote>
        </Name>
      </Identity>
      <Curve>
        <Sparkline history={history} trend={trend} />
      </Curve>
      <Amount amount={price} />
      <Movement change={change} trend={trend} />
      <Trades>
        <Trade variant="ink" onClick={onBuy && (() => onBuy())}>
          Buy
        </Trade>
        <Trade onClick={onSell && (() => onSell())}>Sell</Trade>
      </Trades>
    </Root>
  );
});

/**
 * A row's columns: album, line, price (with the change below it on a tablet), change, trade.
 * Prices and changes are as wide as their figures, and the album has the rest. A board defines these
 * columns once, and its rows share them by `--wx-board: subgrid`, so that the widest figure counts for
 * all; a row that stands alone defines them itself.
 */
export const boardColumns = {
  tablet: 'minmax(0, 1fr) 5rem minmax(6.5rem, max-content) 10.5rem',
  laptop:
    'minmax(min(22rem, 28vw), 1fr) minmax(6rem, 1.2fr) minmax(7rem, max-content) minmax(6rem, max-content) 10.5rem',
  /** Between two columns, from a laptop on. */
  gap: fluid(1, 2.5, 2.5),
} as const;

/* On a phone, album, line and trades are below each other. On a tablet they share a row, with the change under the price. From a laptop on each has a column. */
const Root = styled(Card)`
  display: grid;
  grid-template:
    'album album' auto 'curve price' auto 'curve change' auto 'trade trade' auto / minmax(0, 1fr)
    minmax(4.75rem, max-content);
  align-items: center;
  gap: ${space[2]} ${space[4]};
  padding-block: ${space[5]};

  ${from.tablet} {
    grid-column: 1 / -1;
    grid-template-columns: var(${variable('board')}, ${boardColumns.tablet});
    grid-template-rows: 1fr 1fr;
    grid-template-areas: 'album curve price trade' 'album curve change trade';
    gap: 0 ${space[4]};
    padding-block: ${space[4]};
  }
  ${from.laptop} {
    grid-template-columns: var(${variable('board')}, ${boardColumns.laptop});
    grid-template-rows: auto;
    grid-template-areas: 'album curve price change trade';
    column-gap: ${boardColumns.gap};
  }
`;

const Identity = styled.div`
  grid-area: album;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  min-inline-size: 0;
`;

const Art = styled(Sleeve)`
  flex: none;
  inline-size: ${fluid(5.5, 9, 8)};
`;

/* Beside the sleeve while there is room for a word, otherwise below it. */
const Name = styled.div`
  flex: 1 1 6.5rem;
  min-inline-size: 0;
`;

const Title = styled(CardTitle)`
  font-size: ${fontSize.album};
`;

const Curve = styled.div`
  grid-area: curve;
  block-size: 2.5rem;

  ${from.laptop} {
    block-size: 3.5rem;
  }
`;

const Amount = styled(Price)`
  grid-area: price;
  justify-content: end;
  font-size: ${fontSize.figure};
`;

const Movement = styled(PriceChange)`
  grid-area: change;
  align-self: start;
  justify-self: end;

  ${from.laptop} {
    align-self: center;
  }
`;

const Trades = styled.div`
  grid-area: trade;
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[2]};
`;

const Trade = styled(CardAction)`
  padding-inline: ${space[3]};
`;
