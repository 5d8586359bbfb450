import { join } from 'node:path';
import { filesOf } from '../scripts/lib/files';
import { headersFor, readHeaders } from '../scripts/serve/headers';
import { siteMap } from '../src/routes/site/siteMap';
import { expect, test } from './fixtures';

const { notFound, ...pages } = siteMap;

/**
 * The routes of docs/product.md, section 2. Each page except the home page has its title as its
 * heading.
 */
const routes = Object.values(pages).map(({ path, title }) => ({
  path,
  title,
  h1: path === '/' ? 'Trade Music Like Stocks' : title,
  // The home page has the same heading as Music Trading, so where it is shared its title says what it is.
  shared: path === '/' ? 'Waxline, the record shop with a trading floor' : title,
}));

test('docs/product.md, sections 1 and 2: every page stands in the shared shell, with its own title, description and heading', async ({
  page,
}) => {
  for (const { path, title, h1, shared } of routes) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(`${title} | Waxline`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1, { useInnerText: true });
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('head title')).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    const description = page.locator('meta[name="description"]');
    await expect(description).toHaveCount(1);
    expect((await description.getAttribute('content'))!.length).toBeGreaterThan(50);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      `https://waxline.example${path}`,
    );
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', shared);
    await expect(page.locator('meta[name="theme-color"]')).toHaveCount(2);

    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Open chat' })).toBeVisible();
    // It comes with the visitor's first input.
    await page.keyboard.press('Shift');
    await expect(page.locator('[role=region][aria-label^=Notifications]')).toBeAttached();
  }
});

test('docs/product.md, section 2: every page is reached by a link of the one before, back to home, without a reload', async ({
  page,
}) => {
  await page.goto('/');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const [home, ...others] = routes;
  for (const { path, title } of others.flatMap((other) => [other, home!])) {
    await page
      .getByRole('banner')
      .locator(`a[href="${path}"]:visible`)
      .or(page.getByRole('contentinfo').locator(`a[href="${path}"]`))
      .or(page.getByRole('main').locator(`a[href="${path}"]`))
      .first()
      .click();
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(`${title} | Waxline`);
  }
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('docs/product.md, section 2: an unknown address answers 404 in the shell, with ways on', async ({
  page,
  allowFaults,
}) => {
  allowFaults('the browser logs the status of the page it was asked for', /404/);
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(`${notFound.title} | Waxline`);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('main').getByRole('link', { name: 'Back to the shop' }).click();
  await expect(page).toHaveURL('/');
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

test('every page and file is sent with the headers that _headers names for it, and none is not found with its own', async ({
  request,
}) => {
  const built = join(__dirname, '..', 'public');
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
