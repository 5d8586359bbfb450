import { zIndex } from './zIndex';

test('what is listed later lies above what is listed before', () => {
  const order = Object.values(zIndex);
  expect(order).toEqual([...new Set(order)].sort((one, other) => one - other));
});
