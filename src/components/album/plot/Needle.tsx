import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { fluidSpace, height, space } from '../../../tokens/space';
import { fontSize, fontWeight, lineHeight } from '../../../tokens/type';
import { zIndex } from '../../../tokens/zIndex';
import { readProperty } from '../../../theme/customProperties';
import { focusRim, ringInside } from '../../../theme/controls';
import { forcedColors, hover, notOnPaper, onlyWithScript } from '../../../theme/media';
import { color, font } from '../../../theme/variables';
import { placesOf } from '../../../primitives/figures/Sparkline';
import { readingAt } from './hours';

export interface NeedleProps {
  /** The title of the album whose price it reads. */
  subject: string;
  /** The prices of the day; at least two. */
  history: readonly number[];
}

/**
 * Reads the price of the day at any hour. It is a range, whose thumb is dragged by its line over
 * the plot or along the hours below. Without script there is none, because nothing would answer it.
 */
export function Needle({ subject, history }: NeedleProps) {
  const range = useRef<HTMLInputElement>(null);
  const last = history.length - 1;
  // It begins in the morning: at its end it would only repeat the price of now, which stands above,
  // and later in the day it would cross the large figure of MoverCard on a phone.
  const [chosen, choose] = useState(Math.round(last * 0.4));
  // Visitors can move it before React takes over.
  useEffect(() => choose(range.current!.valueAsNumber), []);
  // A finger that comes down on the hours moves the needle at once. If it then scrolls the page,
  // the browser takes the pointer back, and the needle returns (WCAG 2.5.2).
  const before = useRef(chosen);
  const index = Math.min(chosen, last);
  const { time, price, change, words } = readingAt(history, index);
  return (
    <Reader style={{ '--wx-at': index / last, '--wx-price': placesOf(history)[index] }}>
      <Slider
        ref={range}
        type="range"
        max={last}
        value={index}
        onPointerDown={() => (before.current = chosen)}
        onPointerCancel={() => choose(before.current)}
        onChange={({ currentTarget }) => choose(currentTarget.valueAsNumber)}
        aria-label={`Price of ${subject} by the hour`}
        aria-valuetext={words}
      />
      <Ticket aria-hidden>
        <span>{time}</span>
        <Price>{price}</Price>
        <bdi>{change}</bdi>
      </Ticket>
    </Reader>
  );
}

/* The reader is as large as the plot. It draws the dot on the line itself. */
const Reader = styled.div`
  position: absolute;
  inset: 0;
  z-index: ${zIndex.onCover};
  pointer-events: none;

  &::after {
    content: '';
    position: absolute;
    inset-block-start: calc(var(--wx-price) * 100%);
    inset-inline-start: calc(var(--wx-at) * 100%);
    inline-size: 15px;
    block-size: 15px;
    border: 3px solid ${color.ground};
    border-radius: 50%;
    background: ${color.accent};
    translate: -50% -50%;
  }
  ${forcedColors} {
    &::after {
      forced-color-adjust: none;
      border-color: Canvas;
      background: CanvasText;
    }
  }
  ${notOnPaper}
  ${onlyWithScript}
`;

/* As wide as a target, or twice the page's margin if that is less. It reaches from just above the
   plot to the foot of the hours. */
const width = `min(${height.target}, 2 * ${fluidSpace.edge})`;
const rise = `${space[3]} + ${readProperty('plot-height')} + ${readProperty('plot-foot')}`;
const thumb = `
  inline-size: ${width};
  block-size: calc(${rise} + ${height.target});
  border: 0;
  border-radius: 0;
  background:
    conic-gradient(from -36deg at 50% 100%, currentColor 72deg, #0000 0) 50% 0 / 19px 13px no-repeat,
    linear-gradient(currentColor 0 0) 50% 0 / 3px calc(${rise}) no-repeat;
  pointer-events: auto;
`;

/* Only the scale of the hours: the focus ring stays small, and a finger on the plot scrolls the
   page. The thumb reaches up over the plot. */
const Slider = styled.input`
  position: absolute;
  inset-block-start: calc(100% + ${readProperty('plot-foot')});
  inset-inline-start: calc(${width} / -2);
  inline-size: calc(100% + ${width});
  block-size: ${height.target};
  margin: 0;
  appearance: none;
  background: none;
  color: ${color.accent};
  cursor: ew-resize;
  pointer-events: auto;
  touch-action: pan-y pinch-zoom;
  /* When the range gets the focus, the page scrolls so that the ticket above the plot is in sight as well. */
  scroll-margin-block-start: min(${rise} + ${space[16]}, max(0px, 100vh - 7rem));

  /* The chat or a toast may leave no room for the ticket, so there is a ring here as well. */
  ${ringInside('3px')}
  &::-webkit-slider-runnable-track {
    block-size: 100%;
  }
  &::-webkit-slider-thumb {
    appearance: none;
    ${thumb}
    margin-block-start: calc(-1 * (${rise}));
  }
  &::-moz-range-thumb {
    ${thumb}
    transform: translateY(calc(-0.5 * (${rise})));
  }
  /* Where a pointer can hover, a press anywhere on the plot moves the needle there. */
  ${hover} {
    &::-webkit-slider-runnable-track {
      block-size: calc(${rise} + ${height.target});
      margin-block-start: calc(-1 * (${rise}));
    }
    &::-webkit-slider-thumb {
      margin-block-start: 0;
    }
    &::-moz-range-track {
      block-size: calc(${rise} + ${height.target});
      transform: translateY(calc(-0.5 * (${rise})));
    }
  }
  ${forcedColors} {
    forced-color-adjust: none;
    color: Highlight;
  }
`;

/* The ticket slides with the needle, and never goes over the plot's ends. */
const Ticket = styled.div`
  position: absolute;
  inset-block-end: calc(100% + ${space[4]});
  inset-inline-start: calc(var(--wx-at) * 100%);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[3]};
  inline-size: max-content;
  max-inline-size: 100%;
  min-block-size: 2.25rem;
  padding: ${space[1]} ${space[3]};
  border-radius: 6px;
  background: ${color.ticket};
  color: ${color.onTicket};
  font-family: ${font.head};
  font-size: ${fontSize.caption};
  font-weight: ${fontWeight.name};
  line-height: ${lineHeight.solid};
  white-space: nowrap;
  translate: calc(var(--wx-at) * -100%) 0;

  ${Slider}:focus-visible + & {
    outline: 3px solid ${color.focus};
    outline-offset: 3px;
    ${focusRim}
  }
  ${forcedColors} {
    border: 1px solid;
  }
`;

const Price = styled.bdi`
  font-weight: ${fontWeight.heading};
`;
