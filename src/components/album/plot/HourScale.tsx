import styled from '@emotion/styled';
import { height } from '../../../tokens/space';
import { readProperty } from '../../../theme/customProperties';
import { forcedColors } from '../../../theme/media';
import { marginalText } from '../../../theme/text';
import { color } from '../../../theme/variables';
import { hoursOf, percent, ticks } from './hours';

export interface HourScaleProps {
  /** The number of prices in the plot. */
  count: number;
}

/** The hours below a plot. Each has a tick, and those that have room have words. They are only for the eye. */
export function HourScale({ count }: HourScaleProps) {
  return (
    <Hours aria-hidden>
      {hoursOf(count).map(({ words, place, every }) => (
        <Hour
          key={words}
          data-every={every}
          data-edge={place === 0 ? 'start' : place === 1 ? 'end' : undefined}
          style={{ insetInlineStart: percent(place) }}
        >
          {words}
        </Hour>
      ))}
    </Hours>
  );
}

const Hours = styled.div`
  ${marginalText}
  position: relative;
  block-size: ${height.target};
  container-type: inline-size;
  margin-block-start: ${readProperty('plot-foot')};
  border-block-start: 1px solid ${color.control};
  background: ${ticks.scale};

  /* Forced colours leave drawings alone, so the ticks get a system colour here. */
  ${forcedColors} {
    forced-color-adjust: none;
    color: CanvasText;
  }
`;

const Hour = styled.span`
  position: absolute;
  inset-block-start: 1.0625rem;
  color: ${color.muted};
  translate: -50% 0;
  white-space: nowrap;

  &[data-edge='start'] {
    translate: none;
  }
  &[data-edge='end'] {
    color: ${color.text};
    translate: -100% 0;
  }
  @container (max-width: 17rem) {
    &[data-every='6'] {
      display: none;
    }
  }
  @container (max-width: 42rem) {
    &[data-every='3'] {
      display: none;
    }
  }
  ${forcedColors} {
    &[data-every] {
      color: inherit;
    }
  }
`;
