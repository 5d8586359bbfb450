import styled from '@emotion/styled';
import { forwardRef } from 'react';
import type { Album } from '../../content/types';
import { coverLine } from '../../tokens/print';
import { fluid, fluidSpace } from '../../tokens/space';
import { property, readProperty } from '../../theme/customProperties';
import { below, from, onPaper, notOnPaper } from '../../theme/media';
import { color } from '../../theme/variables';
import { coverExits } from '../../primitives/figures/coverGeometry';
import { describeDay } from '../../primitives/figures/Sparkline';
import { AlbumSleeve, coverPatterns } from './AlbumSleeve';
import { AlbumTicket } from './AlbumTicket';
import { aboveHeading, Card, type CardRootProps } from '../kit/Card';
import { printing, printTime } from './printing';

export interface FeaturedAlbumProps extends CardRootProps {
  /** The album. */
  album: Album;
}

/**
 * The album of the day: its record half out of the sleeve, and a ticket with its price. Today's line leaves
 * the cover on both sides: up to the window's end behind the record, and down to the foot of the band around
 * it, which clips it and says by `--wx-line-foot` how far below the cover that is. Use it once on a page. For
 * a list use AlbumBoard.
 */
export const FeaturedAlbum = forwardRef<HTMLElement, FeaturedAlbumProps>(function FeaturedAlbum(
  { album, ...rest },
  ref,
) {
  const { title, history, genre } = album;
  // The line outside continues that of a cover of ridges. Other covers have no line at their edges,
  // so there it passes behind the middle.
  const goesOn = coverPatterns[genre] === 'ridges' && history.length > 2;
  const { left, right } = goesOn ? coverExits(history) : { left: 50, right: 50 };
  const hasLine = history.length > 1;
  return (
    <Root ref={ref} subject={title} {...rest}>
      <AlbumTicket album={album} />
      <Stage
        role={hasLine ? 'img' : undefined}
        aria-label={hasLine ? describeDay(history) : undefined}
        style={{ '--wx-left': `${left}%`, '--wx-right': `${right}%` }}
      >
        <Rise viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
          <Steps
            vectorEffect="non-scaling-stroke"
            d="M100 0 88 5 79 1 62 34 53 29 36 66 27 60 12 96 4 100H-4E3"
          />
        </Rise>
        <AlbumSleeve album={album} />
      </Stage>
    </Root>
  );
});

/* Sleeve and ticket share one cell, so that the card grows with the ticket. */
const Root = styled(Card)`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${onPaper} {
    max-inline-size: 7.5cm;
  }
`;

/* On the first page of a visit the record slides out, and the line draws itself. */
const inSleeve = `translate: calc(-1 * ${readProperty('sleeve-out', '0%')}) 0`;
const leave = printing('leave', inSleeve, 'translate: 0 0');
const drawnTo = (edge: string) => `clip-path: inset(-1rem ${edge} -1rem -100vw)`;
const rise = printing('rise', drawnTo('100%'), drawnTo('-1rem'));

/* The stage is as large as the cover. To its right the line is a bar, which passes under the record. */
const Stage = styled.div`
  ${aboveHeading}
  ${property('sleeve-out')}: 21%;
  position: relative;
  grid-area: 1 / 1;
  align-self: start;

  &::before {
    content: '';
    position: absolute;
    inset-inline-start: 99%;
    inset-block-start: var(--wx-right);
    inline-size: 60vw;
    border-block-start: ${coverLine.large.today} solid ${color.text};
    translate: 0 -50%;
  }
  [data-first-page] & {
    ${property('disc-run')}: ${leave} ${printTime};
  }
  &:dir(rtl)::before {
    inset-block-start: var(--wx-left);
  }
  ${from.tablet} {
    ${property('sleeve-out')}: 29%;
  }
  ${onPaper} {
    &::before {
      display: none;
    }
  }
`;

/* Half of the line's thickness above the foot of the band, which would cut it. */
const foot = `${readProperty('line-foot', '0px')} - ${coverLine.large.today} / 2`;

const Steps = styled.path`
  ${below.tablet} {
    display: none;
  }
`;

/* The line goes down from the cover to the foot of the band, and on along it. A phone's margin has no
   room for its steps: there it goes straight on to the window's edge. */
const Rise = styled.svg`
  position: absolute;
  inset-inline-end: 99.6%;
  --wx-rise: calc(100% - var(--wx-left) + ${foot});
  inset-block-start: var(--wx-left);
  inline-size: calc(${fluidSpace.edge} + 2px);
  block-size: var(--wx-rise);
  overflow: visible;
  fill: none;
  stroke: ${color.text};
  stroke-width: ${coverLine.large.today};
  stroke-linejoin: round;

  [data-first-page] & {
    animation: ${rise} ${printTime};
  }

  ${below.tablet} {
    block-size: 0;
    border-block-start: ${coverLine.large.today} solid ${color.text};
    translate: 0 -50%;
  }
  /* On a tablet it stays clear of the buttons, and on a small laptop of the words. */
  ${from.tablet} {
    inline-size: ${fluid(2.5, 5.4, 11)};
  }
  ${from.desktop} {
    inline-size: ${fluid(2.5, 7.4, 11)};
  }
  &:dir(rtl) {
    --wx-rise: calc(100% - var(--wx-right) + ${foot});
    inset-block-start: var(--wx-right);
    transform: scaleX(-1);
  }
  ${notOnPaper}
`;
