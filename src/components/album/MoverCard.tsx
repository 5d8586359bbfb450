import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import type { Album } from '../../content/types';
import { duration, easing } from '../../tokens/motion';
import { fluid, fluidSpace, space } from '../../tokens/space';
import { fontSize, poster } from '../../tokens/type';
import { property } from '../../theme/customProperties';
import { from } from '../../theme/media';
import { fitting, posterText, voiceText } from '../../theme/text';
import { color } from '../../theme/variables';
import { PriceChange } from '../../primitives/figures/PriceChange';
import { Price } from '../../primitives/figures/Price';
import { Sparkline } from '../../primitives/figures/Sparkline';
import { AlbumSleeve } from './AlbumSleeve';
import { Card, CardAction, CardNote, CardTitle } from '../kit/Card';

export interface MoverCardProps extends ComponentPropsWithoutRef<'article'> {
  /** The album that moved furthest. */
  album: Album;
  /** Called by "Buy". */
  onBuy?: (album: Album) => void;
  /** Called by "Sell". */
  onSell?: (album: Album) => void;
}

/** The day's first mover as a headline: its line from side to side, its change as large as a title. AlbumBoard shows it above its rows. */
export const MoverCard = forwardRef<HTMLElement, MoverCardProps>(function MoverCard(
  { album, onBuy, onSell, ...rest },
  ref,
) {
  const { title, artist, genre, price, change, trend, history } = album;
  return (
    <Root ref={ref} subject={title} {...rest}>
      <Top>
        <Art album={album} out={20} />
        <Name>
          <Title />
          <CardNote>
            {artist} · {genre}
          </CardNote>
        </Name>
        <Deal>
          <Amount amount={price} variant="flaps" />
          <Buy variant="solid" onPress={onBuy && (() => onBuy(album))}>
            Buy
          </Buy>
          <Sell onPress={onSell && (() => onSell(album))}>Sell</Sell>
        </Deal>
      </Top>
      <Chart>
        <Day>
          <Sparkline history={history} trend={trend} filled />
        </Day>
        <Movement
          change={change}
          trend={trend}
          style={{ '--wx-signs': Math.max(5, change.length) }}
        />
      </Chart>
    </Root>
  );
});

const Buy = styled(CardAction)`
  min-inline-size: min(4.5rem, 18vw);
  padding-inline: ${space[4]};
`;

const Sell = styled(CardAction)`
  min-inline-size: min(4.5rem, 18vw);
  padding-inline: ${space[4]};
`;

const Root = styled(Card)`
  min-block-size: 33rem;
  border-block: 1px solid ${color.line};

  /* As in AlbumRow: who buys pulls the record out, who sells puts it back. */
  &:has(${Buy}:active) {
    ${property('disc-out')}: 2;
  }
  &:has(${Sell}:active) {
    ${property('disc-out')}: -1.5;
  }
  ${from.tablet} {
    min-block-size: ${fluid(25, 40, 51)};
  }
`;

/* The deal stands at the end of the line, or on one of its own. */
const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${fluid(1.25, 3, 5)};
  padding: ${fluid(1.25, 2.4, 3)} ${fluidSpace.edge} 0;
`;

const Art = styled(AlbumSleeve)`
  flex: none;
  inline-size: ${fluid(6, 13, 16)};
`;

const Name = styled.div`
  flex: 99 1 9rem;
`;

const Title = styled(CardTitle)`
  ${voiceText}
  padding-block-end: ${space[2]};
`;

const Deal = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-wrap: wrap;
  align-items: center;
  align-self: start;
  gap: ${space[3]} ${space[2]};

  ${from.tablet} {
    column-gap: ${space[3]};
  }
`;

const Amount = styled(Price)`
  flex: 1 0 auto;
  max-inline-size: 100%;
  padding-inline-end: ${space[1]};
  font-size: ${fitting(fontSize.heading, 5.2)};
`;

const draw = keyframes`
  from { clip-path: inset(-5% 100% 0 0); }
`;

/* Whatever the deal's height, the line has the rest; the change stands on its dashes. */
const Chart = styled.div`
  position: relative;
  display: flex;
  flex: 1 0 17rem;
  flex-direction: column;
  justify-content: end;
  padding: 0 ${fluidSpace.edge} ${space[5]};
  overflow: clip;
  isolation: isolate;

  ${from.tablet} {
    flex-basis: auto;
    padding-block-end: ${fluid(0.95, 1.53, 1.95)};
  }
`;

/* Behind the change; its tint goes down to the foot. It draws itself once. */
const Day = styled.div`
  ${property('stroke')}: 5px;
  position: absolute;
  inset: 0;
  z-index: -1;
  animation: ${draw} ${duration.draw}ms ${easing.out};
`;

/* Where the line leaves room: at its end if it rises, at its start if it falls. So large that it fits. */
const Movement = styled(PriceChange)`
  ${posterText}
  ${property('arrow')}: 0.3em;
  align-self: end;
  gap: 0.1em;
  font-size: min(max(26vw, 1rem), 80vw / (var(--wx-signs) * 0.44 + 0.4));
  line-height: 0.72;

  &:is([data-trend='up']:dir(rtl), [data-trend='down']:dir(ltr)) {
    align-self: start;
  }
  ${from.tablet} {
    font-size: min(${poster.mover} * 0.9, 20.2rem, 80vw / (var(--wx-signs) * 0.44 + 0.4));
  }
`;
