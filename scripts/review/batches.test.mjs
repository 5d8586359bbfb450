import { batches } from './batches.mjs';

const shot = (/** @type {string} */ key, /** @type {string} */ colorScheme) => ({
  ...{ key, colorScheme, forcedColors: 'none', size: { width: 360, height: 740 }, globals: {} },
});

test('Shots of one look are taken one after the other, in their order, the many first', () => {
  const shots = [shot('a', 'dark'), shot('b', 'light'), shot('c', 'dark'), shot('d', 'dark')];
  const keys = batches(/** @type {any} */ (shots)).map((batch) => batch.map(({ key }) => key));
  expect(keys).toEqual([['a', 'c', 'd'], ['b']]);
});

test('Very many are shared out, and none is lost', () => {
  const shots = Array.from({ length: 120 }, (_, at) => shot(`${at}`, 'dark'));
  const found = batches(/** @type {any} */ (shots));
  expect(found.map(({ length }) => length)).toEqual([50, 50, 20]);
  expect(found.flat()).toEqual(shots);
});
