import type { Page } from '@playwright/test';
import { filesOf } from '../scripts/lib/files';
import { headersFor, readHeaders } from '../scripts/serve/headers';
import { siteMap } from '../src/routes/site/siteMap';
import { color } from '../src/tokens/color';
import { expect, paintNothing, test } from './fixtures';
import { headingOf, listedPages } from './paths';

/** The routes of docs/product.md, section 2. */
const routes = listedPages.map((place) => ({
  ...place,
  h1: headingOf(place),
  // The home page has the same heading as Music Trading, so where it is shared its title says what it is.
  shared: place.path === '/' ? 'Waxline, the record shop with a trading floor' : place.title,
}));

/** What an answer says of its page. Any document can read it, so the page itself is not loaded. */
const saidIn = (page: Page, html: string) =>
  page.evaluate((html) => {
    const sent = new DOMParser().parseFromString(html, 'text/html');
    const wordsOf = (selector: string) =>
      Array.from(sent.querySelectorAll(selector), ({ textContent }) =>
        textContent!.replace(/\s+/g, ' ').trim(),
      );
    const valuesOf = (selector: string, attribute: string) =>
      Array.from(sent.querySelectorAll(selector), (tag) => tag.getAttribute(attribute)!);
    return {
      lang: sent.documentElement.lang,
      titles: wordsOf('head title'),
      headings: wordsOf('h1'),
      descriptions: valuesOf('meta[name="description"]', 'content'),
      canonical: valuesOf('link[rel="canonical"]', 'href'),
      shared: valuesOf('meta[property="og:title"]', 'content'),
      robots: valuesOf('meta[name="robots"]', 'content'),
      colors: ['light', 'dark'].map(
        (scheme) => valuesOf(`meta[name="theme-color"][media*="${scheme}"]`, 'content')[0],
      ),
      manifest: valuesOf('link[rel="manifest"]', 'href'),
      sharedAddress: valuesOf('meta[property="og:url"]', 'content'),
      sharedWords: valuesOf('meta[property="og:description"]', 'content'),
      card: valuesOf('meta[name="twitter:card"]', 'content'),
      viewport: valuesOf('meta[name="viewport"]', 'content'),
    };
  }, html);

// That React changes none of it is in hydration.spec.ts.
test('docs/product.md, section 2: every page is sent with its own title, description and heading', async ({
  page,
  request,
}) => {
  for (const { path, title, h1, shared } of routes) {
    const response = await request.get(path);
    expect([path, response.status()]).toEqual([path, 200]);
    const said = await saidIn(page, await response.text());
    expect(said, path).toEqual({
      lang: 'en',
      titles: [`${title} | Waxline`],
      headings: [h1],
      descriptions: [expect.stringMatching(/.{51}/)],
      canonical: [`https://waxline.example${path}`],
      shared: [shared],
      robots: [],
      colors: [color.ground.light, color.ground.dark],
      manifest: ['/manifest.webmanifest'],
      sharedAddress: said.canonical,
      sharedWords: said.descriptions,
      card: ['summary_large_image'],
      viewport: [expect.stringContaining('interactive-widget=resizes-content')],
    });
  }
});

test('docs/product.md, sections 1 and 2: every page is reached by a link of the one before, back to home, without a reload, in the one shell that is never remounted; each is announced, and takes the focus', async ({
  page,
}) => {
  await page.goto('/');
  await page.evaluate(() => {
    Object.assign(window, { sameDocument: true });
    for (const part of ['header', 'footer'])
      document.querySelector(`body ${part}`)!.setAttribute('data-kept', '');
  });
  await paintNothing(page);
  // Notifications come with the visitor's first input.
  await page.keyboard.press('Shift');
  const banner = page.getByRole('banner');
  const foot = page.getByRole('contentinfo');
  const expectAnnounced = async (title: string) => {
    await expect(page.locator('#gatsby-announcer')).toHaveText(`Navigated to ${title} | Waxline`);
    await expect(page.getByRole('main')).toBeFocused();
  };
  const expectShell = async () => {
    for (const part of [banner, foot]) {
      await expect(part).toBeVisible();
      await expect(part).toHaveAttribute('data-kept');
    }
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Open chat' })).toBeVisible();
    await expect(page.locator('[role=region][aria-label^=Notifications]')).toBeAttached();
  };
  await expectShell();
  const [home, ...others] = routes;
  // While no menu is open, only home shows a link to Digital Art.
  const isArt = ({ path }: { path: string }) => path === siteMap.digitalArt.path;
  const linked = others.filter((other) => !isArt(other));
  for (const { path, title, h1 } of [...linked, home!, others.find(isArt)!, home!]) {
    await banner
      .locator(`a[href="${path}"]:visible`)
      .or(foot.locator(`a[href="${path}"]`))
      .or(page.getByRole('main').locator(`a[href="${path}"]`))
      .first()
      .click();
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(`${title} | Waxline`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1, { useInnerText: true });
    await expect(page.locator('h1')).toHaveCount(1);
    await expectAnnounced(title);
    await expectShell();
  }
  // No link leads to this one.
  await page.evaluate((to) => void window.___navigate(to), siteMap.notFound.path);
  await expectAnnounced(siteMap.notFound.title);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('robots.txt names the sitemap, and the sitemap all pages by their canonical addresses', async ({
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  const sitemap = /^Sitemap: https:\/\/waxline\.example(\/\S+)$/m.exec(robots)?.[1];
  const response = await request.get(sitemap!);
  expect(response.headers()['content-type']).toMatch(/xml/);
  const addresses = [...(await response.text()).matchAll(/<loc>(.*)<\/loc>/g)];
  expect(addresses.map(([, address]) => address)).toEqual(
    routes.map(({ path }) => `https://waxline.example${path}`),
  );
});

test('every page and file is sent with the headers that _headers names for it, and an address without a file with those of the 404 page', async ({
  request,
}) => {
  const built = 'public';
  const rules = readHeaders(built);
  const files = filesOf(built)
    .filter((file) => /\.(js|json|woff2|svg|png|webmanifest|xml)$/.test(file))
    .map((file) => `/${file}`);
  const asked = [...routes.map(({ path }) => path), ...files].map((path) => [path, path] as const);
  const lost = ['/nothing', '/fonts/nothing.woff2'].map((path) => [path, '/404.html'] as const);
  for (const [path, rule] of [...asked, ...lost]) {
    const named = Object.entries(headersFor(rules, rule));
    const sent = (await request.head(path)).headers();
    for (const [name, value] of named)
      expect([path, name, sent[name.toLowerCase()]]).toEqual([path, name, value]);
  }
});
