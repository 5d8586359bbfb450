import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './fixtures';

/** The page is on the screen and answers a press: React has taken it over and is still there. */
async function isAlive(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await expect(
    page.getByRole('region', { name: /notifications/i }).getByRole('listitem'),
  ).toContainText('Search');
}

/** Two frames: React has drawn what the last event led to. */
const settled = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

for (const address of ['/#100%', '/blog#50%off', '/fashion#%E0%A4%A', '/shoes?a=%#%']) {
  test(`${address}: a fragment that cannot be decoded points at nothing`, async ({ page }) => {
    await page.goto(address);
    await isAlive(page);
  });
}

test('a fragment that cannot be decoded points at nothing within an open page either', async ({
  page,
}) => {
  await page.goto('/blog');
  await page.evaluate(() => {
    window.location.hash = '%';
  });
  await settled(page);
  await isAlive(page);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '#50%off' });
    document.querySelector('main')!.append(link);
    link.click();
  });
  await settled(page);
  await isAlive(page);
  await page.evaluate(() => window.___navigate('/shoes#100%'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sneaker Hub');
  await isAlive(page);
});

/** What mail programs make of links, blanks that were copied along, and names that Gatsby's own files have. */
const unknown = [
  ...['/blog%3Futm_source=mail', '/fashion%2F', '/shoes%23main', '/nope%2Fx'],
  ...['%24', '%26', '%2B', '%2C', '%3A', '%3B', '%3D', '%40'].map((escape) => `/blog${escape}x`),
  ...['/index/', '/fashion%0A', '/fashion%20', '/100%25', '/caf%C3%A9', '/nope/?a=%'],
  ...['/404/index.html', '/404/', '/404', '/404.html', '/:path', '/*'],
];

for (const address of unknown) {
  test(`${address}: an unknown address shows the page for it, alive`, async ({
    page,
    allowFaults,
  }) => {
    allowFaults('the browser logs the status of the page it was asked for', /404/);
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle('Page not found | Waxline');
    await isAlive(page);
    // `/:path` is respelled.
    const asked = page.url();
    await page.getByRole('main').getByRole('link', { name: 'Back to the shop' }).click();
    await expect(page).toHaveURL('/');
    await expect(page).toHaveTitle('Home | Waxline');
    await page.goBack();
    await expect(page).toHaveURL(asked);
    await expect(page).toHaveTitle('Page not found | Waxline');
    await isAlive(page);
  });
}

for (const [address, path] of [
  ['/fashion//', '/fashion'],
  ['/shoes///?a', '/shoes?a'],
  ['/index//', '/'],
] as const) {
  test(`${address} ends at one address, ${path}`, async ({ page }) => {
    await page.goto(address);
    await expect(page).toHaveURL(path);
    await isAlive(page);
  });
}

test('Back to an unknown address after a reload shows the page for it', async ({
  page,
  allowFaults,
}) => {
  allowFaults('the browser logs the status of the page it was asked for', /404/);
  for (const address of ['/index/', '/blog%3Fx']) {
    await page.goto(address);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Shoes' }).click();
    await expect(page).toHaveURL('/shoes');
    await page.reload();
    await hydrated(page);
    await page.goBack();
    await expect(page).toHaveTitle('Page not found | Waxline');
    await isAlive(page);
  }
});
