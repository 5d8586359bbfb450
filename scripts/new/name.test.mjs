import { checkName } from './name.mjs';

test.each(['ProductCard', 'FAQ', 'Top10', 'A', 'A'.repeat(40)])('%s is a good name', (name) => {
  expect(checkName(name)).toBeUndefined();
});

test.each([
  ['', /a capital first/],
  ['productCard', /"productCard" is no component's name/],
  ['product-card', /a capital first/],
  ['Product Card', /a capital first/],
  ['Product_Card', /a capital first/],
  ['10Top', /a capital first/],
  ['Übersicht', /a capital first/],
  ['class', /a capital first/],
  ['../Card', /a capital first/],
  ['shop/Card', /a capital first/],
  ['Card\\Price', /a capital first/],
  ['Card.tsx', /a capital first/],
  ['Card\n', /a capital first/],
  ['A'.repeat(41), /has 41 letters.*40 at most/],
  ['Object', /JavaScript's own/],
  ['Map', /JavaScript's own/],
  ['Story', /means something else in a story/],
  ['Default', /means something else in a story/],
  ['Aux', /on Windows/],
  ['Com1', /on Windows/],
])('%j is not, and why is one sentence', (name, why) => {
  const said = checkName(name);
  expect(said).toMatch(why);
  expect(said).toMatch(/\.$/);
});
