import type { CSSProperties } from 'react';
import { formatMove, formatPrice } from '../../../lib/format';
import { color } from '../../../theme/variables';

/* A day of prices as hours. They stand evenly over the 24 hours from midnight on, so that of 24
   there is one for each; the last is now. */

const HOURS = 24;
const MINUTES = 60;

/** The time of day, written as "12 AM" or "2:30 PM". */
function clock(hours: number): string {
  const minutes = Math.min(Math.round(hours * MINUTES), HOURS * MINUTES - 1);
  const hour = Math.floor(minutes / MINUTES);
  const rest = minutes % MINUTES;
  const past = rest ? `:${String(rest).padStart(2, '0')}` : '';
  return `${hour % 12 || 12}${past} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Reads the price of a day that `index` counts to, and how far it is from the opening one. */
export function readingAt(history: readonly number[], index: number) {
  const [open, price] = [history[0]!, history[index]!];
  const time = index === history.length - 1 ? 'Now' : clock((index / history.length) * HOURS);
  const change = formatMove((price / open - 1) * 100);
  const way = change.startsWith('−') ? 'down' : 'up';
  const moved = change === '+0.0%' ? 'unchanged' : `${way} ${change.slice(1)}`;
  return {
    time,
    price: formatPrice(price),
    change,
    // All of it in one sentence, for screen readers.
    words: `${time}, ${formatPrice(price)}, ${moved}`,
  };
}

/** How wide an hour is in the line of so many prices, as a share of it. */
const hourOf = (count: number) => count / HOURS / (count - 1);

/**
 * The words on the scale: every third hour, and now. `every` tells the narrow scale which words to
 * leave out; those of each twelfth hour always stay.
 */
export function hoursOf(count: number): { words: string; place: number; every: number }[] {
  const hour = hourOf(count);
  const hours = Array.from({ length: HOURS / 3 }, (_, index) => index * 3)
    // An hour too close to "Now" would lie on its word.
    .filter((at) => at * hour <= 1 - 1.5 * hour)
    .map((at) => ({
      words: clock(at),
      place: at * hour,
      every: [12, 6, 3].find((step) => at % step === 0)!,
    }));
  return [...hours, { words: 'Now', place: 1, every: 12 }];
}

/** A share of the plot as a CSS percentage. */
export const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;

/** Tells `ticks` how wide an hour is. A day of one price has no line, and no hours. */
export const hourVariables = (history: readonly number[]): CSSProperties | undefined =>
  history.length > 1 ? { '--wx-hour': Number(hourOf(history.length).toFixed(5)) } : undefined;

const strokes = (paint: string, hours: number, height: string, edge: string) =>
  `repeating-linear-gradient(90deg, ${paint} 0 1px, #0000 1px calc((100% - 1px) * ${hours} * var(--wx-hour))) 0 ${edge} / 100% ${height} no-repeat`;

/**
 * Ticks of the hours along an edge of a box as wide as the line, as a background: long ones in the
 * colour of its text.
 */
export const ticks = {
  scale: `${strokes('currentColor', 3, '0.625rem', '0')}, ${strokes(color.control, 1, '0.375rem', '0')}`,
  row: `${strokes(color.control, 6, '0.5rem', '100%')}, ${strokes(color.line, 1, '0.25rem', '100%')}`,
};
