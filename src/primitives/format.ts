const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  // Never "-$0.00".
  signDisplay: 'negative',
});
const whole = new Intl.NumberFormat('en-US');
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** An amount in US dollars: `$29.99`. Throws a RangeError for what is not a finite number. */
export function formatPrice(amount: number): string {
  if (!Number.isFinite(amount)) throw new RangeError(`Not an amount: ${amount}`);
  return dollars.format(amount);
}

/** A count: `1,234`. */
export const formatCount = (count: number): string => whole.format(count);

/** A count with its noun: `1 download`, `1,234 downloads`. */
export const formatCountOf = (count: number, one: string, many: string): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

/** A `YYYY-MM-DD` day as people write it: `Nov 18, 2025`. Read in UTC: a day has no zone. Throws a RangeError for no date. */
export function formatDay(date: string): string {
  const midnight = new Date(`${date}T00:00Z`);
  const written = day.format(midnight);
  // V8 reads February 30 as March 2.
  if (!midnight.toISOString().startsWith(date)) throw new RangeError(`Not a day: ${date}`);
  return written;
}
