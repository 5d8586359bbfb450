import styled from '@emotion/styled';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { color } from '../theme/variables';
import { formatPrice } from './format';

export interface SparklineProps extends Omit<
  ComponentPropsWithoutRef<'svg'>,
  'children' | 'role' | 'viewBox'
> {
  /** Prices in US dollars, oldest first. Fewer than two draw nothing. */
  history: readonly number[];
  /** Chooses the colour; must agree with where the prices went. */
  trend: 'up' | 'down';
}

const width = 120;
const height = 32;

/** The line of a price over a day, as wide as its box. It shows the direction only: there are no axes to read values from. */
export const Sparkline = forwardRef<SVGSVGElement, SparklineProps>(function Sparkline(
  { history, trend, ...rest },
  ref,
) {
  if (history.length < 2) return null;
  return (
    <Root
      ref={ref}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      data-trend={trend}
      role="img"
      aria-label={describe(history)}
      {...rest}
    >
      <Line points={points(history)} />
    </Root>
  );
});

function points(history: readonly number[]): string {
  const low = Math.min(...history);
  // 0 on a flat day, when the line runs through the middle.
  const range = Math.max(...history) - low;
  return history
    .map((price, index) => {
      const x = (index / (history.length - 1)) * width;
      const y = range === 0 ? height / 2 : height - 2 - ((price - low) / range) * (height - 4);
      return `${x.toFixed(1)},${y.toFixed(1)}`;
    })
    .join(' ');
}

function describe(history: readonly number[]): string {
  const [low, high] = [Math.min(...history), Math.max(...history)].map(formatPrice);
  return `Today: opened at ${formatPrice(history[0]!)}, between ${low} and ${high}, now ${formatPrice(history.at(-1)!)}`;
}

const Root = styled.svg`
  inline-size: 100%;
  block-size: 100%;
  overflow: visible;
  fill: none;
  stroke: ${color.up};
  stroke-width: 2;
  stroke-linejoin: round;
  stroke-linecap: round;

  &[data-trend='down'] {
    stroke: ${color.down};
  }
`;

const Line = styled.polyline`
  vector-effect: non-scaling-stroke;
`;
