import styled from '@emotion/styled';
import { onCover } from '../../tokens/color';
import { radius } from '../../tokens/radius';
import { fluidSpace, space } from '../../tokens/space';
import { fontSize, fontWeight, lineHeight } from '../../tokens/type';
import { from, notOnPaper } from '../../theme/media';
import { color, font } from '../../theme/variables';

/** The gap between two monitors of the wall. */
export const monitorGap = space[3];

export interface DarkMonitorsProps {
  /**
   * The stream in whose cell they stand: the first or the second of its row, or one that is alone
   * in it, whose monitors fill the row.
   */
  beside: 'first' | 'second' | 'alone';
}

/**
 * The monitors around a stream that are off. They show test cards and are decoration. They are
 * placed within the stream's own cell, which has to be a positioned box that is five of twelve
 * columns wide.
 */
export function DarkMonitors({ beside }: DarkMonitorsProps) {
  if (beside === 'second') return <Edge aria-hidden data-side="end" />;
  return (
    <>
      <Edge aria-hidden data-side="start" />
      <Middle aria-hidden data-alone={beside === 'alone' || undefined}>
        <i translate="no">
          No
          <br /> signal
        </i>
      </Middle>
    </>
  );
}

const testCard = {
  ink: '#17130f',
  paper: '#f7e9c8',
  wedge: '#d3722f',
  blue: '#1f5fe0',
  bars: ['#f6f1e7', '#ffcf33', '#25c9f2', '#1f9d57', '#ffa4e4', '#d3222f', '#1f5fe0'],
  feet: ['#0a1438', '#f6f1e7', '#2a1a8a', '#17130f', '#17130f'],
} as const;

const stripes = (colors: readonly string[]) =>
  `linear-gradient(90deg, ${colors
    .map((each, index) => `${each} 0 ${(100 * (index + 1)) / colors.length}%`)
    .join(', ')})`;

const colorBars = `
  content: '';
  background:
    ${stripes(testCard.bars)} 0 0 / 100% 74% no-repeat,
    ${stripes(testCard.feet)};
`;

const countdown = `
  content: '3';
  background:
    radial-gradient(
      circle closest-side,
      #0000 75%,
      ${testCard.ink} 76% 78%,
      #0000 79% 91%,
      ${testCard.ink} 92% 96%,
      #0000 97%
    ),
    linear-gradient(${testCard.ink}, ${testCard.ink}) 50% / 2px 100% no-repeat,
    linear-gradient(${testCard.ink}, ${testCard.ink}) 50% / 100% 2px no-repeat,
    conic-gradient(${testCard.wedge} 119.5deg, ${testCard.paper} 120.5deg);
  color: ${testCard.ink};
  font-size: ${fontSize.voice};
`;

const Off = styled.div`
  display: grid;
  gap: ${monitorGap};
  font: ${fontWeight.heading} min(${fontSize.name}, 5.4vw) / ${lineHeight.voice} ${font.poster};
  text-align: center;
  text-transform: uppercase;

  &::before,
  &::after,
  & i {
    display: grid;
    place-items: center;
    min-block-size: 0;
    border: 0.375rem solid ${color.raised};
    border-radius: ${radius.ticket};
    /* A monitor's case is dark in both schemes. */
    color-scheme: dark;
    outline: 1px solid ${color.line};
    background-clip: padding-box;
    forced-color-adjust: none;

    ${from.tablet} {
      border-width: 0.5rem;
      border-radius: ${radius.monitor};
    }
  }
  &::after {
    ${colorBars}
  }
  &::before {
    ${countdown}
  }
  ${notOnPaper}
`;

const Middle = styled(Off)`
  grid-template-columns: repeat(3, minmax(0, 1fr));
  block-size: 6rem;

  & i {
    background-color: ${testCard.blue};
    color: ${onCover.text};
    font-style: normal;
  }
  ${from.tablet} {
    position: absolute;
    inset-block: 0;
    inset-inline-start: calc(100% + ${monitorGap});
    block-size: auto;
    font-size: min(${fontSize.name}, 3.6vw);

    /* Two of the page's twelve columns, worked out from the width of the stream's five. */
    &:not([data-alone]) {
      grid-template: repeat(3, minmax(0, 1fr)) / minmax(0, 1fr);
      inline-size: calc(40% - 0.6 * ${monitorGap});
    }
    /* Without a second stream, dark monitors fill the row to beyond the window. */
    &[data-alone] {
      inline-size: calc(140% + 0.4 * ${monitorGap} + ${fluidSpace.edge} + 1rem);
      font-size: ${fontSize.heading};
    }
  }
`;

const Edge = styled(Off)`
  display: none;

  ${from.tablet} {
    display: grid;
    grid-auto-rows: minmax(0, 1fr);
    position: absolute;
    inset-block: 0;
    inline-size: max(${fluidSpace.edge}, 5.5rem);

    &[data-side='start'] {
      inset-inline-end: calc(100% + ${monitorGap});
    }
    &[data-side='end'] {
      inset-inline-start: calc(100% + ${monitorGap});

      &::before {
        ${colorBars}
      }
      &::after {
        ${countdown}
      }
    }
  }
  ${notOnPaper}
`;
