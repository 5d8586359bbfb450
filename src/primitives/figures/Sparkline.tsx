import styled from '@emotion/styled';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { readProperty } from '../../theme/customProperties';
import { forcedColors } from '../../theme/media';
import { color } from '../../theme/variables';
import { shares } from './coverGeometry';
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
   * How far a price must move from the opening price to reach an edge, as a share of that price:
   * `0.05` is 5 %. Lines with the same scale can be compared; see `widestMove`. Without a scale
   * each line fills its own box.
   */
  scale?: number;
  /**
   * Tints what lies between the line and the foot of its box: for one large line, in a chart that
   * draws the opening price itself.
   */
  filled?: boolean;
}

/** How strongly a filled line tints what lies below it, as a share of its colour. */
export const tint = 0.11;

const width = 120;
const height = 32;

/**
 * The line of a price over a day, as wide as its box. The dashes mark the opening price, the dot
 * marks now. There are no axes to read values from.
 */
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
      style={{
        '--wx-open': filled ? undefined : `${round((heights[0]! / height) * 100)}%`,
        ...style,
      }}
    >
      {filled && (
        <path d={`M${line}V${height}H0z`} stroke="none" fill="currentColor" opacity={tint} />
      )}
      <path vectorEffect="non-scaling-stroke" d={`M${line}`} />
      {/* The dot is a very short line, because round line ends stay round in a stretched box. It
          has some length, because WebKit does not draw the ends of a line of none. */}
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

/** The height of each price in the box. */
function heightsOf(history: readonly number[], scale?: number): number[] {
  const open = history[0]!;
  const places = scale
    ? history.map((price) => 0.5 + (price - open) / open / scale / 2)
    : shares(history);
  return places.map((share) => round(height - 2 - share * (height - 4)));
}

/**
 * How far below the upper edge of its box each price of a line without a scale lies, as a share of
 * its height.
 */
export const placesOf = (history: readonly number[]) => heightsOf(history).map((y) => y / height);

/**
 * The largest distance of any price from its day's opening price, as a share of that: a scale that
 * fits all days.
 */
export function widestMove(days: readonly (readonly number[])[]): number {
  let widest = 0;
  // This compares price by price, because a single call of Math.max takes no more than some hundred
  // thousand arguments.
  for (const day of days)
    for (const price of day) widest = Math.max(widest, Math.abs(price / day[0]! - 1));
  return widest;
}

/**
 * Describes a day's prices for those who do not see the line. It leaves out the last one, which
 * stands beside the line as the price.
 */
export function describeDay(history: readonly number[]): string {
  const [low, high] = [Math.min(...history), Math.max(...history)].map(formatPrice);
  return `Today: opened at ${formatPrice(history[0]!)}, low ${low}, high ${high}`;
}

/* The dashes are a background, so they need no element. Without their place there are none. */
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
  /* Browsers force no strokes, and the ground may be light where the page meant it dark. */
  ${forcedColors} {
    stroke: CanvasText;
  }
`;
