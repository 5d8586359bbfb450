import styled from '@emotion/styled';
import type { LiveShow, UpcomingShow } from '../../content/types';
import { duration } from '../../tokens/motion';
import { fluid, space } from '../../tokens/space';
import { fontSize, fontWeight } from '../../tokens/type';
import { readProperty } from '../../theme/customProperties';
import { from } from '../../theme/media';
import { posterText } from '../../theme/text';
import { color, font } from '../../theme/variables';

export interface DialProps {
  live: readonly LiveShow[];
  upcoming: readonly UpcomingShow[];
}

/** The largest number of stations that the dial has room for. */
const mostStations = 4;

/**
 * The dial of the radio. Its stations are the next shows, the live ones first. The needle points to
 * the station with the index `--wx-tuned`, counted from 0. Decoration.
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

/* The names stand one below another like stairs, and from a tablet on beside each other. */
const Scale = styled.div`
  --wx-first: 30%;
  --wx-step: 12%;
  --wx-place: calc(var(--wx-first) + ${readProperty('tuned')} * var(--wx-step));
  position: relative;
  display: grid;
  align-content: space-between;
  gap: ${space[3]};
  min-block-size: ${fluid(8.5, 13, 15)};
  padding-block: 4rem ${space[4]};
  border-block: 3px solid ${color.text};
  overflow: clip;
  background:
    ${ticks(color.text, '3px', '10%')} 0 0 / 100% 3.5rem no-repeat,
    ${ticks(color.muted, '2px', '2.5%')} 0 0 / 100% 2rem no-repeat,
    ${color.surface};
  /* The scale is drawn with backgrounds, so without its colours it would vanish. */
  forced-color-adjust: none;
  print-color-adjust: exact;

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
    inline-size: 5px;
    background: ${color.accent};
    transition: inset-inline-start ${duration.calm}ms cubic-bezier(0.3, 1.3, 0.5, 1);
  }
  &::after {
    inline-size: 21px;
    margin-inline-start: -8px;
    block-size: 14px;
    clip-path: polygon(0 0, 100% 0, 50% 100%);
  }
`;

const Frequencies = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: repeat(5, 1fr);
  color: ${color.muted};
  font: ${fontWeight.heading} min(${fontSize.lede}, 5.5vw) / 1 ${font.head};
  text-indent: 0.4em;

  /* The stroke at the end of the scale. A phone has no room for it beside the last number. */
  ${from.tablet} {
    &::after {
      content: '108';
      position: absolute;
      inset-inline-end: 0.4em;
    }
  }
`;

const Stations = styled.div`
  display: grid;
  row-gap: ${space[1]};

  ${from.tablet} {
    grid-template-columns: var(--wx-first) repeat(${mostStations}, 1fr);
    align-items: end;

    /* The needle stands before the first station. */
    &::before {
      content: '';
    }
  }
`;

const Station = styled.span`
  ${posterText}
  margin-inline-start: calc(var(--wx-first) + var(--wx-station) * var(--wx-step));
  padding-inline: 0.5em;
  border-inline-start: 3px solid;
  color: ${color.muted};
  font-size: min(${fontSize.lede}, 4.7vw);
  line-height: 1;

  &[data-live] {
    color: ${color.text};
  }
  ${from.tablet} {
    margin-inline-start: 0;
    font-size: min(${fontSize.name}, 2.6vw);
  }
`;
