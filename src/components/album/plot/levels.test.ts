import { levelsOf } from './levels';

const said = (history: readonly number[], trend: 'up' | 'down') =>
  levelsOf(history, trend).map(({ name, words }) => `${name}${words ? ` ${words}` : ''}`);

test('a day has hairlines for its open, its high and its last price', () => {
  expect(said([20, 26, 30, 25], 'up')).toEqual(['Open under', 'High over', 'Last over']);
  const [open, high, last] = levelsOf([20, 26, 30, 25], 'up');
  expect([open!.price, high!.price, last!.price]).toEqual([20, 30, 25]);
  // With room for half of the line's thickness above and below.
  expect([open!.place, high!.place, last!.place]).toEqual([30 / 32, 2 / 32, 16 / 32]);
});

test('the high is the highest price, though another is at the same place', () => {
  const [, high] = levelsOf([10, 50, 99.99, 100, 60, 25], 'up');
  expect([high!.name, high!.price]).toEqual(['High', 100]);
});

test('where the last price is the highest, there is one line, "High"', () => {
  expect(said([20, 22, 30, 30], 'up')).toEqual(['Open under', 'High over']);
  // A unit of 32 is 0.36 here.
  expect(said([20, 22, 30, 29.7], 'up')).toEqual(['Open under', 'High over']);
});

test('close to another, a line has no words of its own', () => {
  expect(said([20, 22, 30, 29], 'up')).toEqual(['Open under', 'High over', 'Last']);
  expect(said([20, 10, 21, 15], 'down')).toEqual(['Open over', 'High', 'Last under']);
});

test('a day that only falls opens at its high', () => {
  expect(said([30, 26, 22, 20], 'down')).toEqual(['Open over', 'Last under']);
});

test('words are on the side on which the line is not', () => {
  const dips = [20, 18, 15, 16, 22, 25, 28, 30];
  expect(said(dips, 'up')[0]).toBe('Open over');
  expect(said([...dips].reverse(), 'down').at(-1)).toBe('Last over');
});

test('on a flat day all are one', () => {
  expect(said([20, 20, 20], 'up')).toEqual(['Open under']);
  expect(said([20], 'up')).toEqual([]);
});
