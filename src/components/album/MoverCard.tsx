import styled from '@emotion/styled';
import { forwardRef, useRef } from 'react';
import type { Album } from '../../content/types';
import { fluid, fluidSpace, space } from '../../tokens/space';
import { fontSize, lineHeight, poster } from '../../tokens/type';
import { property, readProperty } from '../../theme/customProperties';
import { forcedColors, from, onPaper } from '../../theme/media';
import { fitting, posterFigures, posterText, unzoomed, voiceText } from '../../theme/text';
import { color } from '../../theme/variables';
import { PriceChange } from '../../primitives/figures/PriceChange';
import { flutter, PriceFlaps } from '../../primitives/figures/PriceFlaps';
import { tint } from '../../primitives/figures/Sparkline';
import { VisuallyHidden } from '../../primitives/text/VisuallyHidden';
import { AlbumSleeve } from './AlbumSleeve';
import { boardColumns, rankText } from './boardLayout';
import { Card, CardNote, CardTitle, type CardRootProps } from '../kit/Card';
import { PricePlot } from './plot/PricePlot';
import { movesRecord, Trades, type TradesProps } from './Trades';

export interface MoverCardProps extends CardRootProps, Pick<TradesProps, 'onBuy' | 'onSell'> {
  /** The album that moved furthest. */
  album: Album;
  /**
   * The album's place among the movers, which only the eye needs; a phone has no room for it. Leave
   * it out where the card stands alone.
   */
  rank?: number;
}

/**
 * The album that moved furthest today, as a headline: its line runs from side to side, and its
 * change is as large as a title. AlbumBoard shows it above its rows. For any other album use
 * AlbumRow.
 */
export const MoverCard = forwardRef<HTMLElement, MoverCardProps>(function MoverCard(
  { album, rank, onBuy, onSell, ...rest },
  ref,
) {
  const { title, artist, genre, price, change, trend, history } = album;
  const shown = useRef<HTMLParagraphElement>(null);
  return (
    <Root ref={ref} subject={title} {...rest}>
      <Top>
        <Cover>
          {rank !== undefined && <Rank aria-hidden>{rank}</Rank>}
          <AlbumSleeve album={album} out={20} />
        </Cover>
        <Name>
          <Title />
          <CardNote>
            {artist} · {genre}
          </CardNote>
        </Name>
        <Deal>
          <Amount ref={shown} amount={price} />
          {/* It shows further down, but whoever listens wants to know it before the trade. */}
          <VisuallyHidden>
            {trend} {change}
          </VisuallyHidden>
          <Buttons
            buyVariant="solid"
            onTrade={() => flutter(shown.current)}
            album={album}
            onBuy={onBuy}
            onSell={onSell}
          />
        </Deal>
      </Top>
      <PricePlot album={album}>
        <Movement
          aria-hidden
          change={change}
          trend={trend}
          data-lined={history.length > 1 || undefined}
          style={{ '--wx-signs': Math.max(5, change.length) }}
        />
      </PricePlot>
    </Root>
  );
});

const Root = styled(Card)`
  border-block-start: 1px solid ${color.line};
  ${movesRecord}
  ${from.laptop} {
    border-block-end: 1px solid ${color.line};
  }
`;

/* The deal stands at the end of the line, or on a line of its own. */
const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${fluid(1.25, 3, 5)};
  padding: ${fluid(1.25, 2.4, 3)} ${fluidSpace.edge} 0;
`;

const coverWidth = fluid(6, 13, 16);

/* The gap is wide enough for the record when it is all the way out, beside the words. */
const Cover = styled.div`
  position: relative;
  flex: none;
  inline-size: ${coverWidth};
  margin-inline-end: calc(0.13 * ${coverWidth});
`;

/* The rank stands beside the middle of the cover, as in a row. */
const Rank = styled.span`
  ${rankText}
  inset-block-start: 50%;
  display: none;
  translate: 0 -50%;

  ${from.tablet} {
    display: block;
  }
`;

const Name = styled.div`
  flex: 99 1 9rem;

  /* Short names stay on one line: the deal goes below them. */
  ${from.pair} {
    flex-basis: 15rem;
  }
  ${from.tablet} {
    flex-basis: 12.5rem;
  }
`;

const Title = styled(CardTitle)`
  ${voiceText}
  padding-block-end: ${space[2]};
`;

/* The buttons stand in one column with those of the rows. */
const Deal = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-wrap: wrap;
  align-items: center;
  align-self: start;
  gap: ${space[3]} ${space[2]};
  max-inline-size: 100%;

  ${from.tablet} {
    flex-grow: 0;
    column-gap: ${boardColumns.gap};
    margin-inline-start: auto;
  }
`;

const Buttons = styled(Trades)`
  margin-inline-start: auto;
`;

const Amount = styled(PriceFlaps)`
  max-inline-size: 100%;
  font-size: ${fitting(fontSize.heading, 5.2)};

  /* The flaps are higher than their line, and their upper edge is the cover's. */
  ${from.tablet} {
    margin-block: 0.1em;
  }
`;

/* The change stands where the line leaves room: at the plot's end if the price rises, at its
   start if it falls. It is as large as fits, also into a plot that a low window makes lower. A rim
   of the tint keeps it apart from a line that has to pass behind it. */
const Movement = styled(PriceChange)`
  ${posterText}
  ${posterFigures}
  ${property('arrow')}: 0.3em;
  align-self: end;
  gap: 0.1em;
  /* Less the room that the line keeps below the figures, so that they stay clear of the price line. */
  margin-block-end: calc(${fluid(1.25, 2.1, 2.75)} - 0.02em);
  margin-inline: ${space[3]};
  font-size: ${unzoomed(`min(26vw, ${poster.mover}, 0.63 * ${readProperty('plot-height')}, 80vw / (var(--wx-signs) * 0.44 + 0.4))`)};
  line-height: ${lineHeight.capitals};
  paint-order: stroke fill;

  &[data-lined] {
    -webkit-text-stroke: 0.06em color-mix(in srgb, currentColor ${tint * 100}%, ${color.ground});
  }
  &[data-trend='down'] {
    align-self: start;
  }
  /* Otherwise the browser would put a plate behind the words, which would hide the line. */
  ${forcedColors} {
    &[data-trend] {
      forced-color-adjust: none;
      color: CanvasText;
      -webkit-text-stroke-color: Canvas;
    }
  }
  /* Paper darkens light strokes. */
  ${onPaper} {
    &[data-lined] {
      -webkit-text-stroke: 0;
    }
  }
`;
