import styled from '@emotion/styled';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { readProperty } from '../../theme/customProperties';
import { color } from '../../theme/variables';
import { formatPrice } from '../../lib/format';

export interface SparklineProps extends Omit<
  ComponentPropsWithoutRef<'svg'>,
  'children' | 'role' | 'viewBox'
> {
  /** Prices in US dollars, oldest first. Fewer than two draw nothing. */
  history: readonly number[];
  /** Chooses the colour; must agree with where the prices went. */
  trend: 'up' | 'down';
  /**
   * How far a price must move from the opening one to reach an edge, as a share of it: `0.05` is 5 %. Lines
   * with the same scale can be compared; see `widestMove`. Without it each line fills its own box.
   */
  scale?: number;
  /** Tints what lies between the line and the foot of its box: for one large line. */
  filled?: boolean;
}

const width = 120;
const height = 32;

/** The line of a price over a day, as wide as its box; the dashes are the price it opened with, the dot is now. There are no axes to read values from. */
export const Sparkline = forwardRef<SVGSVGElement, SparklineProps>(function Sparkline(
  { history, trend, scale, filled, style, ...rest },
  ref,
) {
  if (history.length < 2) return null;
  const heights = heightsOf(history, scale);
  const line = heights
    .map((y, index) => `${round((index / (heights.length - 1)) * width)} ${y}`)
    .join(' ');
  return (
    <Root
      ref={ref}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      data-trend={trend}
      role="img"
      aria-label={describeDay(history)}
      {...rest}
      style={{ '--wx-open': `${round((heights[0]! / height) * 100)}%`, ...style }}
    >
      {filled && (
        <path d={`M${line}V${height}H0z`} stroke="none" fill="currentColor" opacity=".11" />
      )}
      <path vectorEffect="non-scaling-stroke" d={`M${line}`} />
      {/* A line of hardly any length, because its round ends stay round in a stretched box; in WebKit not those of one of none. */}
      {!filled && (
        <path
          vectorEffect="non-scaling-stroke"
          d={`M${width} ${heights.at(-1)}h.01`}
          strokeWidth="8"
        />
      )}
    </Root>
  );
});

const round = (value: number) => Number(value.toFixed(1));

/** Where each price lies in the box. */
function heightsOf(history: readonly number[], scale?: number): number[] {
  const open = history[0]!;
  const low = Math.min(...history);
  // 0 on a flat day, when the line runs through the middle.
  const range = Math.max(...history) - low;
  const share = (price: number) => {
    if (scale) return 0.5 + (price - open) / open / scale / 2;
    return range === 0 ? 0.5 : (price - low) / range;
  };
  return history.map((price) => round(height - 2 - share(price) * (height - 4)));
}

/** How far any price of any day moved from its opening one, as a share of it: a scale for all of them. */
export function widestMove(days: readonly (readonly number[])[]): number {
  let widest = 0;
  // Price by price: one call of Math.max takes some hundred thousand at most.
  for (const day of days)
    for (const price of day) widest = Math.max(widest, Math.abs(price / day[0]! - 1));
  return widest;
}

/** A day's prices in words, for those who do not see its line. Not the last one: that is the price, which stands beside it. */
export function describeDay(history: readonly number[]): string {
  const [low, high] = [Math.min(...history), Math.max(...history)].map(formatPrice);
  return `Today: opened at ${formatPrice(history[0]!)}, between ${low} and ${high}`;
}

/* The dashes are a background: no element for them. */
const Root = styled.svg`
  inline-size: 100%;
  block-size: 100%;
  overflow: visible;
  background: repeating-linear-gradient(90deg, ${color.muted} 0 3px, #0000 0 8px) 0 var(--wx-open) /
    100% 1px no-repeat;
  fill: none;
  stroke: currentColor;
  stroke-width: ${readProperty('stroke', '2.5px')};
  stroke-linejoin: round;
  stroke-linecap: round;
  color: ${color.up};

  &[data-trend='down'] {
    color: ${color.down};
  }
`;
