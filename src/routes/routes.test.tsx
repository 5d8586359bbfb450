import { renderToString } from 'react-dom/server';
import { allRoutes } from './site/all';
import { navigation } from './site/navigation';
import { paths } from '../../tests/paths';

test('the routes are the nine of docs/product.md, section 2, and a 404', () => {
  expect(allRoutes.map(({ path, title }) => [path, title])).toEqual([
    ['/', 'Home'],
    ['/fashion', 'Creator Couture'],
    ['/shoes', 'Sneaker Hub'],
    ['/digital-art', 'Digital Canvas'],
    ['/podcasts', 'On The Air'],
    ['/live-selling', 'Go Live, Sell More'],
    ['/music-trading', 'Trade Music Like Stocks'],
    ['/blog', 'The Vault'],
    ['/community', 'Creator Hub'],
    ['/404', 'Page not found'],
  ]);
  // The tests of the built site visit all that the site map names.
  expect(allRoutes.map(({ path }) => path)).toEqual(paths);
});

test.each(allRoutes)('$path says what it is in 70 to 155 characters', ({ description }) => {
  expect(description.length).toBeGreaterThanOrEqual(70);
  expect(description.length).toBeLessThanOrEqual(155);
});

test('only the 404 is kept from search engines', () => {
  expect(allRoutes.filter(({ unlisted }) => unlisted).map(({ path }) => path)).toEqual(['/404']);
});

describe('whoever follows a link of ours finds a page', () => {
  const pages = allRoutes.filter(({ unlisted }) => !unlisted).map(({ path }) => path);

  test('from the header and the footer, which lead to every one', () => {
    const { categories, sections, quickLinks } = navigation;
    const menu = [...categories, ...sections].map(({ href }) => href);
    expect(menu.sort()).toEqual([...pages].sort());
    expect(pages).toEqual(expect.arrayContaining(quickLinks.map(({ href }) => href)));
  });

  // Screens and content may not import the routes, so they say some addresses themselves.
  test.each(allRoutes)('from $path', ({ screen }) => {
    const html = renderToString(screen(() => {}));
    for (const [, href] of html.matchAll(/<a [^>]*?href="(\/[^"]*)"/g))
      expect(pages).toContain(href);
  });
});
