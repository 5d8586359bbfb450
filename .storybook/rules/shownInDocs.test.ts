import { isShownInDocs } from './shownInDocs';

test('a story with something to see of its own is shown', () => {
  expect(isShownInDocs({ args: { price: 0 } })).toBe(true);
  expect(isShownInDocs({ render: () => null })).toBe(true);
  expect(isShownInDocs({ decorators: [] })).toBe(true);
  expect(isShownInDocs({ globals: { direction: 'rtl' } })).toBe(true);
});

test('a story may say so itself', () => {
  expect(isShownInDocs({ parameters: { inDocs: true } })).toBe(true);
  expect(isShownInDocs({ args: {}, parameters: { inDocs: false } })).toBe(false);
});

test('a story of nothing but a play, or for another window, is not', () => {
  expect(isShownInDocs({})).toBe(false);
  expect(isShownInDocs({ args: {}, globals: { viewport: { value: 'phone' } } })).toBe(false);
  expect(isShownInDocs({ globals: { textSize: 'double' } })).toBe(false);
});
