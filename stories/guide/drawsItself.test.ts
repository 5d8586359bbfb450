import { drawsItself } from './drawsItself';

test('a story with something to see of its own is shown', () => {
  expect(drawsItself({ args: { price: 0 } })).toBe(true);
  expect(drawsItself({ render: () => null })).toBe(true);
  expect(drawsItself({ decorators: [] })).toBe(true);
  expect(drawsItself({ globals: { direction: 'rtl' } })).toBe(true);
});

test('a story may say so itself', () => {
  expect(drawsItself({ parameters: { inDocs: true } })).toBe(true);
  expect(drawsItself({ args: {}, parameters: { inDocs: false } })).toBe(false);
});

test('a story of nothing but a play, or for another window, is not', () => {
  expect(drawsItself({})).toBe(false);
  expect(drawsItself({ args: {}, globals: { viewport: { value: 'phone' } } })).toBe(false);
  expect(drawsItself({ globals: { textSize: '200' } })).toBe(false);
});
