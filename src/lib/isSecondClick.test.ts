import { isSecondClick } from './isSecondClick';

test('of a run of clicks the second of each pair is none; a key counts no clicks', () => {
  expect([0, 1, 2, 3, 4].filter((detail) => isSecondClick({ detail }))).toEqual([2, 4]);
});
