import { readFileSync } from 'node:fs';
import { allRoutes } from './site/all';
import { navigation } from './site/navigation';
import { paths } from '../../tests/paths';

test('the routes are those of the table in docs/product.md, section 2, and a 404', () => {
  const rows = readFileSync('docs/product.md', 'utf8').matchAll(/^\| `(\/[\w-]*)` +\| (.+?) +\|/gm);
  const written = [...rows].map(([, path, title]) => [path, title]);
  expect(allRoutes.map(({ path, title }) => [path, title])).toEqual([
    ...written,
    ['/404', 'Page Not Found'],
  ]);
  // The table contains the specification's pages; others may have been added since.
  expect(written).toEqual(
    expect.arrayContaining([
      ['/', 'Home'],
      ['/fashion', 'Creator Couture'],
      ['/shoes', 'Sneaker Hub'],
      ['/digital-art', 'Digital Canvas'],
      ['/podcasts', 'On The Air'],
      ['/live-selling', 'Go Live, Sell More'],
      ['/music-trading', 'Trade Music Like Stocks'],
      ['/blog', 'The Vault'],
      ['/community', 'Creator Hub'],
    ]),
  );
  // The tests of the built site visit all pages of the site map.
  expect(allRoutes.map(({ path }) => path)).toEqual(paths);
});

test.each(allRoutes)('$path says what it is in 70 to 155 characters', ({ description }) => {
  expect(description.length).toBeGreaterThanOrEqual(70);
  expect(description.length).toBeLessThanOrEqual(155);
});

test('the header and the footer lead to every page, and to nothing else', () => {
  const pages = allRoutes.filter(({ unlisted }) => !unlisted).map(({ path }) => path);
  const { categories, sections, quickLinks } = navigation;
  const menu = [...categories, ...sections];
  expect(menu.map(({ href }) => href).sort()).toEqual([...pages].sort());
  expect(pages).toEqual(expect.arrayContaining(quickLinks.map(({ href }) => href)));
  // The specification's words in its order; pages that were added later come last.
  const words = {
    categories: ['Beats', 'Fashion', 'Shoes', 'Digital Art'],
    sections: ['Music Trading', 'Live Selling', 'Podcasts', 'Blog', 'Community'],
  };
  expect(categories.map(({ label }) => label)).toEqual(words.categories);
  expect(sections.map(({ label }) => label).slice(0, 5)).toEqual(words.sections);
});

test('each page has a description of its own', () => {
  const all = allRoutes.map(({ description }) => description);
  expect(all).toHaveLength(new Set(all).size);
});
