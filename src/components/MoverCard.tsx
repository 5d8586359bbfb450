import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import type { Album } from '../content/types';
import { duration, easing } from '../tokens/motion';
import { fluid, fluidSpace, space } from '../tokens/space';
import { fontSize, poster } from '../tokens/type';
import { from } from '../theme/media';
import { posterText, voiceText } from '../theme/text';
import { color } from '../theme/variables';
import { PriceChange } from '../primitives/PriceChange';
import { Price } from '../primitives/Price';
import { Sparkline } from '../primitives/Sparkline';
import { AlbumSleeve } from './AlbumSleeve';
import { Card, CardAction, CardNote, CardTitle } from './Card';

export interface MoverCardProps extends ComponentPropsWithoutRef<'article'> {
  /** The album that moved furthest. */
  album: Album;
  /** Called by "Buy". */
  onBuy?: () => void;
  /** Called by "Sell". */
  onSell?: () => void;
}

/** The day's first mover as a headline: its line from side to side, its change as large as a title. AlbumBoard shows it above its rows. */
export const MoverCard = forwardRef<HTMLElement, MoverCardProps>(function MoverCard(
  { album, onBuy, onSell, ...rest },
  ref,
) {
  const { title, artist, genre, price, change, trend, history } = album;
  return (
    <Root ref={ref} subject={title} {...rest}>
      <Art album={album} out={20} />
      <Name>
        <Title />
        <CardNote>
          {artist} · {genre}
        </CardNote>
      </Name>
      <Day>
        <Sparkline history={history} trend={trend} filled />
      </Day>
      <Movement
        change={change}
        trend={trend}
        style={{ '--wx-signs': Math.max(5, change.length) }}
      />
      <Deal>
        <Amount amount={price} variant="flaps" />
        <Buy variant="solid" onClick={onBuy && (() => onBuy())}>
          Buy
        </Buy>
        <Sell onClick={onSell && (() => onSell())}>Sell</Sell>
      </Deal>
    </Root>
  );
});

const Root = styled(Card)`
  position: relative;
  display: grid;
  grid-template: 'art name' auto 'deal deal' auto 'change change' 1fr / auto minmax(0, 1fr);
  align-items: center;
  gap: ${space[4]} ${fluid(2, 4.2, 5)};
  min-block-size: 33rem;
  padding: ${fluid(1.25, 2.4, 3)} ${fluidSpace.edge};
  border-block: 1px solid ${color.line};
  overflow: clip;
  isolation: isolate;

  ${from.tablet} {
    grid-template: 'art name deal' auto 'change change change' 1fr / auto minmax(0, 1fr) auto;
    min-block-size: ${fluid(25, 39, 50)};
    /* The change stands on the dashes. */
    padding-block-end: ${fluid(1.03, 1.61, 2.06)};
  }
`;

const Art = styled(AlbumSleeve)`
  grid-area: art;
  inline-size: ${fluid(6, 13, 16)};
`;

const Name = styled.div`
  grid-area: name;
`;

const Title = styled(CardTitle)`
  ${voiceText}
  padding-block-end: ${space[2]};
`;

const draw = keyframes`
  from { clip-path: inset(-5% 100% 0 0); }
`;

/* Behind the words, across the lower part of the card; its tint goes down to the foot. It draws itself once. */
const Day = styled.div`
  --wx-stroke: 5px;
  position: absolute;
  inset: 40% 0 0;
  z-index: -1;
  animation: ${draw} ${duration.draw}ms ${easing.out};

  ${from.tablet} {
    inset-block-start: 34%;
  }
`;

/* Where the line leaves room: at its end if it rises, at its start if it falls. So large that it fits. */
const Movement = styled(PriceChange)`
  ${posterText}
  --wx-arrow: 0.3em;
  grid-area: change;
  place-self: end right;
  gap: 0.1em;
  font-size: min(max(26vw, 1rem), 80vw / (var(--wx-signs) * 0.44 + 0.4));
  line-height: 0.72;

  &[data-trend='down'] {
    justify-self: left;
  }
  ${from.tablet} {
    font-size: min(${poster.mover} * 0.95, 21.3rem, 80vw / (var(--wx-signs) * 0.44 + 0.4));
  }
`;

const Deal = styled.div`
  grid-area: deal;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[2]};

  ${from.tablet} {
    align-self: start;
    justify-content: end;
  }
`;

const Amount = styled(Price)`
  flex: 1;
  padding-inline-end: ${space[3]};
  font-size: ${fontSize.heading};
`;

const Buy = styled(CardAction)`
  min-inline-size: 4.5rem;
`;

const Sell = styled(CardAction)`
  min-inline-size: 4.5rem;
`;
