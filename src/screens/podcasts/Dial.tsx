import styled from '@emotion/styled';
import type { LiveShow, UpcomingShow } from '../../content/types';
import { duration, easing } from '../../tokens/motion';
import { fluid, height, space } from '../../tokens/space';
import { zIndex } from '../../tokens/zIndex';
import { fontSize, fontWeight, lineHeight } from '../../tokens/type';
import { readProperty } from '../../theme/customProperties';
import { below, from, onPaper, shortWindow } from '../../theme/media';
import { posterText, yielding } from '../../theme/text';
import { color, font } from '../../theme/variables';

export interface DialProps {
  live: readonly LiveShow[];
  upcoming: readonly UpcomingShow[];
}

/** The height of the dial's foot, which stays under the header while the live shows are in view. */
export const dialStrip = '2.75rem';

/**
 * The largest number of stations that the dial has room for. PodcastsScreen has an animation for each
 * but the first.
 */
export const mostStations = 4;

/**
 * The dial of the radio. Its stations are the next shows, the live ones first. The needle points to
 * the station with the index `--wx-tuned`, counted from 0. Its foot stays under the header while
 * the box around it is in view. Decoration.
 */
export function Dial({ live, upcoming }: DialProps) {
  return (
    <Scale aria-hidden>
      <Frequencies>
        {[88, 92, 96, 100, 104].map((megahertz) => (
          <span key={megahertz}>{megahertz}</span>
        ))}
      </Frequencies>
      <Stations>
        {[...live, ...upcoming].slice(0, mostStations).map(({ id, title }, index) => (
          <Station
            key={id}
            data-live={index < live.length || undefined}
            style={{ '--wx-station': index }}
          >
            {title}
          </Station>
        ))}
      </Stations>
    </Scale>
  );
}

/**
 * A scale of strokes: their colour, their thickness, and the distance between them as a share of
 * the scale.
 */
const ticks = (paint: string, thickness: string, distance: string) =>
  `repeating-linear-gradient(90deg, ${paint} 0 ${thickness}, #0000 ${thickness} ${distance})`;

const inFlow = 'position: relative; inset: auto;';
/** The widths of the needle and its head. */
const [needle, needleHead] = ['5px', '21px'];

const Scale = styled.div`
  --wx-first: 30%;
  --wx-step: 12%;
  --wx-place: calc(var(--wx-first) + ${readProperty('tuned')} * var(--wx-step));
  --wx-dial: ${fluid(8.5, 13, 15)};
  position: sticky;
  inset-block-start: calc(${height.header} + ${dialStrip} - var(--wx-dial));
  z-index: ${zIndex.strip};
  display: grid;
  align-content: space-between;
  block-size: var(--wx-dial);
  padding-block-start: ${space[16]};
  border-block: 3px solid ${color.text};
  overflow: clip;
  background:
    ${ticks(color.text, '3px', '10%')} 0 0 / 100% 3.5rem no-repeat,
    ${ticks(color.muted, '2px', '2.5%')} 0 0 / 100% 2rem no-repeat,
    ${color.surface};
  ${shortWindow} {
    ${inFlow}
  }
  /* Where the scroll does not move the needle, it would soon name a show that has left. */
  @supports not (timeline-scope: none) {
    ${inFlow}
  }
  /* A page that was scrolled would be printed with the dial on its shows. */
  ${onPaper} {
    ${inFlow}
  }
  /* The scale is drawn with backgrounds, so without its colours it would vanish. */
  forced-color-adjust: none;
  print-color-adjust: exact;

  ${from.pair} {
    --wx-step: 16%;
  }
  ${from.tablet} {
    --wx-first: 27%;
    --wx-step: 18.25%;
    background:
      ${ticks(color.text, '3px', '5%')} 0 0 / 100% 3.5rem no-repeat,
      ${ticks(color.muted, '2px', '1%')} 0 0 / 100% 2rem no-repeat,
      ${color.surface};
  }
  /* The needle and its head. */
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: var(--wx-place);
    z-index: 2;
    inline-size: ${needle};
    background: ${color.accent};
    transition: inset-inline-start ${duration.calm}ms ${easing.overshoot};
  }
  &::after {
    inline-size: ${needleHead};
    margin-inline-start: calc((${needle} - ${needleHead}) / 2);
    block-size: 14px;
    clip-path: polygon(0 0, 100% 0, 50% 100%);
  }
`;

const Frequencies = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: repeat(5, 1fr);
  color: ${color.muted};
  font: ${fontWeight.heading} min(${fontSize.lede}, 5.5vw) / ${lineHeight.solid} ${font.head};
  text-indent: 0.4em;

  /* The stroke at the end of the scale. A small phone has no room for it beside the last number. */
  ${from.pair} {
    &::after {
      content: '108';
      position: absolute;
      inset-inline-end: 0.4em;
    }
  }
`;

/* The strip. On a phone the names lie in one line, and only the one that is tuned to can be read. */
const Stations = styled.div`
  ${posterText}
  position: relative;
  block-size: calc(${dialStrip} - 3px);
  font-size: min(${fontSize.lede}, 4.7vw);
  padding-block-end: ${space[2]};
  background:
    ${ticks(color.text, '2px', '5%')} 0 100% / 100% 0.5rem no-repeat,
    ${ticks(color.muted, '1px', '1%')} 0 100% / 100% 0.25rem no-repeat;

  ${from.tablet} {
    font-size: min(${fontSize.name}, 2.6vw);
    display: grid;
    grid-template-columns: var(--wx-first) repeat(${mostStations}, 1fr);
    align-items: center;

    /* The needle stands before the first station. */
    &::before {
      content: '';
    }
  }
`;

const tuned = readProperty('tuned');

const Station = styled.span`
  padding-inline: 0.5em;
  border-inline-start: 3px solid ${color.muted};
  color: ${color.muted};
  font-size: ${yielding(0.4)};
  line-height: ${lineHeight.solid};
  white-space: nowrap;

  ${from.tablet} {
    &[data-live] {
      border-color: ${color.text};
      color: ${color.text};
    }
  }
  ${below.tablet} {
    /* 0 for the station that is tuned to, 1 and more for all others. */
    --wx-off: calc((${tuned} - var(--wx-station)) * (${tuned} - var(--wx-station)));
    position: absolute;
    inset-block-start: 0.6875rem;
    inset-inline-start: calc(var(--wx-first) + var(--wx-station) * var(--wx-step));
    z-index: calc(1 - var(--wx-off));
    background: color-mix(in srgb, ${color.surface} calc(100% * (1 - var(--wx-off))), transparent);
    color: color-mix(in srgb, ${color.text} calc(100% * (1 - var(--wx-off))), transparent);
  }
`;
