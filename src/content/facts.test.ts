import { everything } from './schema/check';

/** Figures that docs/product.md, section 9, gives to the letter. */
test('the categories are the six of the home page, in order, with their counts and addresses', () => {
  expect(everything.categories.map(({ name, count, href }) => [name, count, href])).toEqual([
    ['Trap Beats', '2.5k+', undefined],
    ['Hip Hop', '1.8k+', undefined],
    ['Fashion', '250+', '/fashion'],
    ['Shoes', '400+', '/shoes'],
    ['Pop', '1.5k+', undefined],
    ['Digital Art', '800+', '/digital-art'],
  ]);
});

test('the featured album costs $16.25 and has risen by 2.5 %', () => {
  expect(everything.featuredAlbum).toMatchObject({ price: 16.25, change: '+2.5%', trend: 'up' });
});
