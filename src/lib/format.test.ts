import { formatCount, formatCountOf, formatDay, formatMove, formatPrice } from './format';

test.each([
  [29.99, '$29.99'],
  [52, '$52.00'],
  [0, '$0.00'],
  [28.5, '$28.50'],
  [1_234_567.891, '$1,234,567.89'],
  // Half a cent is rounded up, even where the binary number is slightly less.
  [1.005, '$1.01'],
  [-5, '-$5.00'],
])('%d dollars are written %s', (amount, written) => {
  expect(formatPrice(amount)).toBe(written);
});

test('amounts, counts and days are written as Intl writes them', () => {
  const dollars = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    signDisplay: 'negative',
  });
  const whole = new Intl.NumberFormat('en-US');
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
  for (let step = 0; step < 1000; step += 1) {
    // Amounts of every magnitude, from a tenth of a cent to billions, with both signs.
    const amount = Number(((-1) ** step * 1.04 ** step * 0.001).toPrecision(12));
    if (Math.abs(amount) > 1e12) break;
    expect(formatPrice(amount)).toBe(dollars.format(amount));
    expect(formatCount(Math.round(amount) || 0)).toBe(whole.format(Math.round(amount) || 0));
    const date = new Date(Date.UTC(1970, 0, 1 + step * 33));
    expect(formatDay(date.toISOString().slice(0, 10))).toBe(day.format(date));
  }
});

test.each([
  [5.24, '+5.2%'],
  [-1.86, '−1.9%'],
  [0, '+0.0%'],
  [-0.04, '+0.0%'],
  // Half a tenth, which floating point leaves a little below: from 20 to 20.01, and from 100 to 100.05.
  [(20.01 / 20 - 1) * 100, '+0.1%'],
  [(100.05 / 100 - 1) * 100, '+0.1%'],
])('a move of %d percent is written %s', (percent, written) => {
  expect(formatMove(percent)).toBe(written);
});

test.each([NaN, Infinity])('%p is no move', (percent) => {
  expect(() => formatMove(percent)).toThrow(new RangeError(`Not a move: ${percent}`));
});

test.each([NaN, Infinity, -Infinity])('%d is no amount', (amount) => {
  expect(() => formatPrice(amount)).toThrow(new RangeError(`Not an amount: ${amount}`));
});

test.each([
  [0, '0'],
  [999, '999'],
  [1234, '1,234'],
  [1_234_567_890, '1,234,567,890'],
  [1e21, '1,000,000,000,000,000,000,000'],
])('A count of %d is written %s', (count, written) => {
  expect(formatCount(count)).toBe(written);
});

test.each([0.5, NaN, Infinity])('%d is no count', (count) => {
  expect(() => formatCount(count)).toThrow(RangeError);
});

test.each([
  [0, '0 downloads'],
  [1, '1 download'],
  [2, '2 downloads'],
  [1234, '1,234 downloads'],
])('%d is counted as %s', (count, written) => {
  expect(formatCountOf(count, 'download', 'downloads')).toBe(written);
});

test.each([
  ['2025-11-18', 'Nov 18, 2025'],
  // The first and the last day of a year: no time zone may change the date.
  ['2025-01-01', 'Jan 1, 2025'],
  ['2025-12-31', 'Dec 31, 2025'],
])('%s is written %s', (date, written) => {
  expect(formatDay(date)).toBe(written);
});

test.each(['', 'today', '2025-11', '2025-13-01', '18.11.2025', '2025-02-30'])(
  '%p is no day',
  (date) => {
    expect(() => formatDay(date)).toThrow(RangeError);
  },
);
