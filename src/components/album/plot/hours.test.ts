import { hoursOf, hourVariables, readingAt } from './hours';

const day = [20, ...Array.from({ length: 22 }, (_, index) => 20 + index / 10), 19];

test('of 24 prices there is one for each hour, and the last is now', () => {
  expect(readingAt(day, 0)).toMatchObject({ time: '12 AM', price: '$20.00', change: '+0.0%' });
  expect(readingAt(day, 11).time).toBe('11 AM');
  expect(readingAt(day, 12).time).toBe('12 PM');
  expect(readingAt(day, 22)).toMatchObject({ time: '10 PM', price: '$22.10', change: '+10.5%' });
  expect(readingAt(day, 23)).toMatchObject({ time: 'Now', price: '$19.00', change: '−5.0%' });
});

test('who hears a reading hears which way the price went', () => {
  expect(readingAt(day, 0).words).toBe('12 AM, $20.00, unchanged');
  expect(readingAt(day, 22).words).toBe('10 PM, $22.10, up 10.5%');
  expect(readingAt(day, 23).words).toBe('Now, $19.00, down 5.0%');
});

test('fewer or more prices stand evenly over the day', () => {
  const twelve = day.slice(0, 12);
  const half = Array.from({ length: 48 }, () => 20);
  expect([1, 6, 11].map((at) => readingAt(twelve, at).time)).toEqual(['2 AM', '12 PM', 'Now']);
  expect([1, 29, 47].map((at) => readingAt(half, at).time)).toEqual(['12:30 AM', '2:30 PM', 'Now']);
  // Of 10,000 prices the last but one is of 17 seconds before midnight.
  expect(
    readingAt(
      Array.from({ length: 10_000 }, () => 20),
      9998,
    ).time,
  ).toBe('11:59 PM');
});

test('the scale has each third hour where its price stands, and leaves room for now', () => {
  const scale = hoursOf(24);
  expect(scale.map(({ words }) => words)).toEqual(
    '12 AM,3 AM,6 AM,9 AM,12 PM,3 PM,6 PM,9 PM,Now'.split(','),
  );
  expect(scale[7]!.place).toBeCloseTo(21 / 23);
  expect(scale.filter(({ every }) => every > 3).map(({ words }) => words)).toEqual(
    '12 AM,6 AM,12 PM,6 PM,Now'.split(','),
  );
  // Of 12 prices the last is one of 10 PM, 9 PM stands too close to it.
  expect(hoursOf(12).map(({ words }) => words)).not.toContain('9 PM');
});

test('a day of one price has no hours', () => {
  expect(hourVariables([24.1])).toBeUndefined();
  expect(hourVariables(day)).toEqual({ '--wx-hour': 0.04348 });
});
