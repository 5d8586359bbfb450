// These functions do without Intl: a slow phone takes so long to make its first NumberFormat that
// presses have to wait (docs/decisions/0010).

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** The digits of a whole number, however large, without an exponent. */
const digitsOf = (whole: number) => String(BigInt(whole));
const withCommas = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, ',');

/**
 * Formats an amount in US dollars: `$29.99`. Half a cent is rounded up. Throws a RangeError for
 * anything but a finite number.
 */
export function formatPrice(amount: number): string {
  if (!Number.isFinite(amount)) throw new RangeError(`Not an amount: ${amount}`);
  // The binary 1.005 is slightly less than 1.005. Rounding to fifteen digits restores what was
  // written.
  const cents = Math.round(Number((Math.abs(amount) * 100).toPrecision(15)));
  const digits = digitsOf(cents).padStart(3, '0');
  // The check of `cents` prevents "-$0.00".
  const sign = amount < 0 && cents > 0 ? '-' : '';
  return `${sign}$${withCommas(digits.slice(0, -2))}.${digits.slice(-2)}`;
}

/** Formats a count: `1,234`. Throws a RangeError for anything but a whole number. */
export const formatCount = (count: number): string => withCommas(digitsOf(count));

/** Formats a count with its noun: `1 download`, `1,234 downloads`. */
export const formatCountOf = (count: number, one: string, many: string): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

/**
 * Formats a move in percent: `+5.2%`, `−1.9%`. A fall that rounds to nothing is `+0.0%`, as no move
 * is. Throws a RangeError for anything but a finite number.
 */
export function formatMove(percent: number): string {
  if (!Number.isFinite(percent)) throw new RangeError(`Not a move: ${percent}`);
  // A move is computed from prices, and only its first twelve digits are exact. Without the others
  // a half is always rounded up.
  const tenths = Math.round(Number((Math.abs(percent) * 10).toPrecision(12)));
  const digits = (tenths / 10).toFixed(1);
  return `${percent < 0 && tenths > 0 ? '−' : '+'}${digits}%`;
}

/**
 * Formats a `YYYY-MM-DD` day as people write it: `Nov 18, 2025`. Throws a RangeError for anything
 * but a date.
 */
export function formatDay(date: string): string {
  const midnight = new Date(`${date}T00:00Z`);
  // V8 reads February 30 as March 2, so the date is compared with what was given.
  if (midnight.toISOString().slice(0, 10) !== date) throw new RangeError(`Not a day: ${date}`);
  return `${months[midnight.getUTCMonth()]} ${midnight.getUTCDate()}, ${midnight.getUTCFullYear()}`;
}
