import { readdirSync, readFileSync } from 'node:fs';
import { allRoutes } from '../../routes/site/all';
import cards from './cards.json';
import { cardTags } from './headTags';

const folder = 'static/cards';

/** The tags about the card in a page's HTML, as a network's crawler reads them. */
const tagsOf = (path: string) =>
  Object.fromEntries(cardTags(path).map(({ props }) => [props.property, props.content]));

test.each(allRoutes)(
  '$path is shared with a card that is there, light, and has words',
  ({ path }) => {
    const { 'og:image': address, 'og:image:alt': words } = tagsOf(path);
    const [, name] = /^https:.*\/cards\/([\w-]+\.png)$/.exec(address)!;
    const card = readFileSync(`${folder}/${name}`);
    expect(card.length).toBeLessThan(60_000);
    expect(words.length).toBeGreaterThan(20);
  },
);

test('a page without a card has that of the home page, and the addresses of a page have the same', () => {
  expect(tagsOf('/news')).toEqual(tagsOf('/'));
  expect(tagsOf('/shoes/')).toEqual(tagsOf('/shoes'));
  expect(tagsOf('/404.html')).toEqual(tagsOf('/404'));
  expect(tagsOf('/shoes')).not.toEqual(tagsOf('/'));
});

test('each card is that of a page', () => {
  const paths: string[] = allRoutes.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(Object.keys(cards)));
  const named = Object.values(cards).map(({ file }) => file);
  expect(readdirSync(folder).sort()).toEqual(named.sort());
});

test('the build says the address that it was given, without a slash at its end', async () => {
  process.env.GATSBY_SITE_URL = 'https://shop.example/';
  await jest.isolateModulesAsync(async () => {
    const { site } = await import('./site');
    const { searchFiles } = await import('../bundle/searchFiles');
    expect(site.url).toBe('https://shop.example');
    expect(searchFiles['robots.txt']).toContain('Sitemap: https://shop.example/sitemap.xml');
  });
  delete process.env.GATSBY_SITE_URL;
});
