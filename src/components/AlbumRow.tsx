import styled from '@emotion/styled';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import type { Album } from '../content/types';
import { shadow } from '../tokens/shadow';
import { space } from '../tokens/space';
import { fontSize } from '../tokens/type';
import { from } from '../theme/media';
import { cardText } from '../theme/text';
import { color, shadowTint } from '../theme/vars';
import { Button } from '../primitives/Button';
import { Change } from '../primitives/Change';
import { Price } from '../primitives/Price';
import { Sparkline } from '../primitives/Sparkline';
import { VisuallyHidden } from '../primitives/VisuallyHidden';
import { Sleeve } from './Sleeve';

export interface AlbumRowProps extends ComponentPropsWithoutRef<'article'> {
  /** What is traded. Its change is signed, and its history ends at its price. */
  album: Album;
  /** Called by "Buy". */
  onBuy?: () => void;
  /** Called by "Sell". */
  onSell?: () => void;
}

/** One album on the board: what it is, how its day went, what it costs, and both trades at hand (specification, section 3: music album). */
export const AlbumRow = forwardRef<HTMLElement, AlbumRowProps>(function AlbumRow(
  { album, onBuy, onSell, ...rest },
  ref,
) {
  const { title, artist, genre, price, change, trend, history } = album;
  return (
    <Root ref={ref} {...rest}>
      <Identity>
        <Art album={album} sizes="6rem" />
        <div>
          <Title>{title}</Title>
          <By>
            {artist} · {genre}
          </By>
        </div>
      </Identity>
      <Curve>
        <Sparkline history={history} trend={trend} />
      </Curve>
      <Amount amount={price} />
      <Move change={change} trend={trend} />
      <Trade>
        <Button variant="ink" onClick={onBuy}>
          Buy<VisuallyHidden> {title}</VisuallyHidden>
        </Button>
        <Button onClick={onSell}>
          Sell<VisuallyHidden> {title}</VisuallyHidden>
        </Button>
      </Trade>
    </Root>
  );
});

/**
 * A row's columns: album, line, price (with the change below it on a tablet), change, trade.
 * Prices and changes get the room their figures need, and the album gives it. A board lays these
 * columns once and its rows share them, so that the widest figure counts for all.
 */
export const boardColumns = {
  tablet: `
    grid-template-columns: minmax(0, 1fr) 5rem minmax(6.5rem, max-content) 10.5rem;
    column-gap: ${space[4]};
  `,
  laptop: `
    grid-template-columns:
      minmax(min(22rem, 28vw), 1fr) minmax(6rem, 1.2fr) minmax(7rem, max-content)
      minmax(6rem, max-content) 10.5rem;
    column-gap: clamp(1rem, 2.5vw, 2.5rem);
  `,
} as const;

/* On a phone album, line and trades one below another, on a tablet one with the change under the price, from a laptop on the board's columns. */
const Root = styled.article`
  display: grid;
  grid-template:
    'album album' auto 'curve price' auto 'curve change' auto 'trade trade' auto / minmax(0, 1fr)
    minmax(4.75rem, max-content);
  align-items: center;
  gap: ${space[2]} ${space[4]};
  padding-block: ${space[5]};

  ${from.tablet} {
    ${boardColumns.tablet}
    grid-template-rows: 1fr 1fr;
    grid-template-areas: 'album curve price trade' 'album curve change trade';
    row-gap: 0;
    padding-block: ${space[4]};
  }
  ${from.laptop} {
    ${boardColumns.laptop}
    grid-template-rows: auto;
    grid-template-areas: 'album curve price change trade';
  }
`;

const Identity = styled.div`
  grid-area: album;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  min-inline-size: 0;

  /* Beside the sleeve while there is room for a word, else below it. */
  > :last-of-type {
    flex: 1 1 6.5rem;
    min-inline-size: 0;
  }
`;

const Art = styled(Sleeve)`
  flex: none;
  inline-size: clamp(5.5rem, 9vw, 8rem);

  /* The great sleeve's shadow would stain the whole board. */
  > :last-of-type {
    box-shadow: ${shadow.thumb} ${shadowTint};
  }
`;

const Title = styled.h3`
  ${cardText}
  font-size: clamp(1.1875rem, 1rem + 0.9vw, 1.75rem);
`;

const By = styled.p`
  color: ${color.muted};
  font-size: ${fontSize.small};
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
  font-size: clamp(1.25rem, 1rem + 0.9vw, 1.75rem);
`;

const Move = styled(Change)`
  grid-area: change;
  align-self: start;
  justify-self: end;

  ${from.laptop} {
    align-self: center;
  }
`;

const Trade = styled.div`
  grid-area: trade;
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[2]};

  > button {
    padding-inline: ${space[3]};
  }
`;
