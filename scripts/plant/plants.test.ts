import { misplaced } from './plants';

test('every fault can still be planted, and its test is where it is looked for', () => {
  expect(misplaced(process.cwd())).toEqual([]);
});
