import { expect, hydrated, test } from '../fixtures';
import { expectAlive, expectPage, press } from './visit';

test('a fragment that cannot be decoded points at nothing: /#100%, /shoes?a=%#%', async ({
  page,
}) => {
  for (const [address, path, shown] of [
    ['/#100%', '/', '/#100%25'],
    ['/shoes?a=%#%', '/shoes', '/shoes?a=%#%25'],
  ] as const) {
    await page.goto(address);
    await expectAlive(page);
    await expectPage(page, path, shown);
  }
});

test('a fragment that cannot be decoded points at nothing within an open page either', async ({
  page,
}) => {
  await page.goto('/blog');
  await page.evaluate(() => {
    window.location.hash = '%';
  });
  await expectPage(page, '/blog', '/blog#%25');
  await expectAlive(page);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '#50%off' });
    document.querySelector('main')!.append(link);
    link.click();
  });
  await expectPage(page, '/blog', '/blog#50%25off');
  await expectAlive(page);
  await page.evaluate(() => window.___navigate('/shoes#100%'));
  await expectPage(page, '/shoes', '/shoes#100%25');
  await expectAlive(page);
});

test('docs/product.md, section 2: an unknown address answers 404, is not to be listed, and shows the page for it, alive', async ({
  page,
}) => {
  const loads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
  for (const address of [
    // Mail programs escape links like this.
    '/blog%3Futm_source=mail',
    // An escaped slash, and another character that is reserved.
    ...['/fashion%2F', '/blog%24x'],
    // A blank, a line break, a percent sign.
    ...['/fashion%20', '/fashion%0A', '/100%25'],
    // Names of Gatsby's own files.
    ...['/index/', '/404.html'],
    // Letters that no route has, and patterns of a router's.
    ...['/caf%C3%A9', '/:path', '/*'],
  ]) {
    const response = await page.goto(address);
    expect([address, response?.status()]).toEqual([address, 404]);
    const html = await response!.text();
    expect(html, address).toContain('name="robots" content="noindex"');
    expect(html, address).not.toContain('rel="canonical"');
    // The page respells `/:path`.
    await expectPage(page, '/404', page.url());
    expect(loads.splice(0), address).toHaveLength(1);
  }
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  await expectAlive(page);
});

test('from an unknown address a link leads home, and Back leads to it again', async ({ page }) => {
  await page.goto('/blog%3Futm_source=mail');
  const asked = page.url();
  await page.getByRole('main').getByRole('link', { name: 'Back to the shop' }).click();
  await expectPage(page, '/');
  await page.goBack();
  await expectPage(page, '/404', asked);
  await expectAlive(page);
});

test('what the build notes for itself is not sent', async ({ request }) => {
  for (const file of [
    'webpack.stats.json',
    'chunk-map.json',
    '~partytown/partytown.js',
    '_headers',
  ])
    expect([file, (await request.get(`/${file}`)).status()]).toEqual([file, 404]);
});

test('Back to an unknown address after a reload shows the page for it', async ({ page }) => {
  await page.goto('/index/');
  await press(page, '/shoes');
  await expectPage(page, '/shoes');
  await page.reload();
  await hydrated(page);
  await page.goBack();
  await expectPage(page, '/404', '/index/');
  await expectAlive(page);
});
