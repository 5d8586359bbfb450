import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { Album } from '../../../content/types';
import { duration, easing } from '../../../tokens/motion';
import { fluid, fluidSpace, space } from '../../../tokens/space';
import { property, readProperty } from '../../../theme/customProperties';
import { from } from '../../../theme/media';
import { marginalText } from '../../../theme/text';
import { color } from '../../../theme/variables';
import { Sparkline, tint } from '../../../primitives/figures/Sparkline';
import { formatPrice } from '../../../lib/format';
import { HourScale } from './HourScale';
import { hourVariables, percent } from './hours';
import { levelsOf } from './levels';
import { Needle } from './Needle';

export interface PricePlotProps {
  /** The album whose day is plotted. With fewer than two prices there is no line. */
  album: Album;
  /** Stands in the plot, in front of the line: the change. */
  children: ReactNode;
}

/** From this price on the gutter has no room for the figures: 99.99 is the longest. */
const widest = 99.995;

/**
 * The day of an album as wide as its page, between hairlines of its open, high and last price and
 * above its hours. In every script time runs from left to right.
 */
export function PricePlot({ album: { title, history, trend }, children }: PricePlotProps) {
  const hasLine = history.length > 1;
  return (
    <Root
      dir="ltr"
      data-trend={trend}
      data-lined={hasLine || undefined}
      data-gutter={Math.max(...history) < widest || undefined}
      style={hourVariables(history)}
    >
      <Plot>
        {hasLine && (
          <>
            <Day>
              <Sparkline history={history} trend={trend} filled />
            </Day>
            <div aria-hidden>
              {levelsOf(history, trend).map(({ name, price, place, words }) => (
                <Level
                  key={name}
                  data-open={name === 'Open' || undefined}
                  data-words={words}
                  style={{ insetBlockStart: percent(place) }}
                >
                  {words && (
                    <Words>
                      {name} <Figures>{formatPrice(price).slice(1)}</Figures>
                    </Words>
                  )}
                </Level>
              ))}
            </div>
          </>
        )}
        {children}
        {hasLine && <Needle subject={title} history={history} />}
      </Plot>
      {hasLine && <HourScale count={history.length} />}
    </Root>
  );
}

/** The room above the plot while its hairlines have their words in it. */
const linedRoom = { phone: '4.25rem', tablet: '3.25rem' };

/* A low window shows the plot with the ticket above it and the hours below, clear of header and
   chat (WCAG 1.4.10). Above the plot there is room for the needle's ticket. While the hairlines
   have their words in the plot, there is room below it for those of the lowest one. */
const Root = styled.div`
  ${property('plot-height')}: min(${fluid(13, 27, 34)}, max(4rem, 100vh - 17.5rem));
  ${property('plot-foot')}: ${space[5]};
  padding: ${space[8]} ${fluidSpace.edge} 0;
  overflow-x: clip;
  isolation: isolate;

  &[data-lined] {
    padding-block-start: ${linedRoom.phone};

    ${from.tablet} {
      padding-block-start: ${linedRoom.tablet};
    }
  }
  ${from.desktop} {
    &[data-gutter] {
      ${property('plot-foot')}: 0px;
    }
  }
`;

const Plot = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: end;

  [data-lined] & {
    block-size: ${readProperty('plot-height')};
  }
`;

/* Room for half a stroke around the line, because the box clips it. */
const rim = space[1];
const foot = readProperty('plot-foot');
const drawing = `${duration.draw}ms ${easing.out}`;

const uncover = keyframes`
  from { transform: translateX(-100vw); }
`;

const stay = keyframes`
  from { transform: translateX(100vw); }
`;

/* The line is behind the change, and its tint goes down to the axis of hours. It draws itself
   once: its box comes in from the start while the line stays where it is. With a clip path,
   percentages, "translate", or a pseudo-element that moves as well, Chromium would style the page
   for each frame; so the tint below the line's box is its shadow. */
const Day = styled.div`
  ${property('stroke')}: 5px;
  position: absolute;
  inset: calc(-1 * ${rim}) calc(-1 * ${rim}) calc(-1 * ${foot});
  z-index: -1;
  padding: ${rim} ${rim} ${foot};
  overflow: clip;
  /* A word below a hairline lies under the tint, and can be selected through it. */
  pointer-events: none;
  animation: ${uncover} ${drawing};

  [role='img'] {
    box-shadow: 0 ${foot} color-mix(in srgb, currentColor ${tint * 100}%, #0000);
    animation: ${stay} ${drawing};
  }
`;

/* A hairline runs through the whole window, behind the line. */
const Level = styled.div`
  position: absolute;
  inset-inline: calc(-1 * ${fluidSpace.edge});
  z-index: -2;
  border-block-start: 1px solid ${color.line};

  &[data-open] {
    border-block-start: 1px dashed ${color.control};
  }
`;

/* Word and figure stand on one line over or under the hairline. From a desktop on they stand in
   the gutter, the word over the hairline and the figure under it. */
const Words = styled.span`
  ${marginalText}
  position: absolute;
  inset-inline: ${fluidSpace.edge};
  inset-block-end: 0.375rem;
  /* Clear of the needle when it is at the first hour, or at Now. */
  padding-inline: ${space[3]};
  color: ${color.muted};
  white-space: nowrap;

  [data-words='under'] & {
    inset-block: 0.375rem auto;
  }
  [data-trend='down'] & {
    text-align: end;
  }
  ${from.desktop} {
    [data-gutter] & {
      inset-block: 0 auto;
      /* Words that are larger than the gutter, as those of a reader's least font size, reach into
         the plot, not out of the window. */
      inset-inline: auto 0;
      min-inline-size: calc(${fluidSpace.edge} - 0.625rem);
      display: grid;
      row-gap: ${space[3]};
      padding: 0;
      text-align: start;
      translate: 0 -50%;
    }
  }
`;

const Figures = styled.b`
  margin-inline-start: ${space[2]};
  color: ${color.text};
  font-weight: inherit;

  ${from.desktop} {
    [data-gutter] & {
      margin: 0;
    }
  }
`;
