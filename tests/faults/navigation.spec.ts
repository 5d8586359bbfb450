import type { Page } from '@playwright/test';
import { expect, hold, hydrated, test } from '../fixtures';
import {
  badAnswers,
  expectAlive,
  expectPage,
  fileAt,
  filesOfPage,
  loaded,
  ofBadAnswers,
  press,
} from './visit';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const entries = (page: Page) => page.evaluate(() => window.history.length);

test('a page that is being loaded is not dropped by a fragment of the page that is shown', async ({
  page,
}) => {
  const arrive = await hold(page, '**/page-data/blog/**');
  await page.goto('/fashion');
  await press(page, '/blog');
  await page.evaluate(() => void (window.location.hash = 'main'));
  await expect(page).toHaveURL('/fashion#main');
  arrive();
  await expect(heading(page)).toHaveText('The Vault');
});

test('a page that is late is said to be loading, until the visitor goes back, which drops it', async ({
  page,
}) => {
  const line = page.getByText('Loading the page');
  const arrive = await hold(page, '**/page-data/blog/**');
  await page.goto('/');
  await press(page, '/shoes');
  await expect(heading(page)).toHaveText('Sneaker Hub');
  await press(page, '/blog');
  await expect(line).toBeAttached();
  await page.goBack();
  await expect(line).toHaveCount(0);
  arrive();
  await loaded(page, '/blog');
  await expectPage(page, '/');
});

test('of two links pressed in a row the last wins, though the first loads slower', async ({
  page,
}) => {
  const arrive = await hold(page, '**/page-data/blog/**');
  await page.goto('/');
  for (const path of ['/blog', '/shoes']) await press(page, path);
  await expectPage(page, '/shoes');
  arrive();
  await loaded(page, '/blog');
  await expectPage(page, '/shoes');
});

for (const file of filesOfPage('blog')) {
  test(`${file} lost or HTML on the way: its page comes, as one step of the history`, async ({
    page,
    allowFaults,
  }) => {
    allowFaults('what is wrong is logged', ...ofBadAnswers);
    for (const [what, answer] of Object.entries(badAnswers)) {
      await page.goto('/');
      const before = await entries(page);
      let asked = 0;
      await page.route(fileAt(file), (route) => (asked++ ? route.fallback() : answer(route)));
      await press(page, '/blog');
      await expectPage(page, '/blog');
      await hydrated(page);
      expect([what, asked > 0, await entries(page)]).toEqual([what, true, before + 1]);
      await page.unrouteAll({ behavior: 'wait' });
    }
    await page.goBack();
    await expectPage(page, '/');
  });
}

/**
 * Turns the browser's cache off, as any route does. With it, the browser could show a page that it has
 * fetched ahead.
 */
const withoutCache = (page: Page) => page.route('**/*', (route) => route.fallback());

test('app-data.json of a newer build, while the old scripts are kept: a page change is one step of the history', async ({
  page,
}) => {
  await page.goto('/');
  const before = await entries(page);
  await page.route('**/app-data.json', (route) =>
    route.fulfill({ json: { webpackCompilationHash: 'newer' } }),
  );
  await press(page, '/blog');
  await expectPage(page, '/blog');
  await hydrated(page);
  expect(await entries(page)).toBe(before + 1);
  await page.goBack();
  await expectPage(page, '/');
});

test('without a connection the visitor stays on the page, and is told', async ({
  page,
  context,
  allowFaults,
}) => {
  allowFaults('what is refused is logged', /ERR_INTERNET_DISCONNECTED/);
  await withoutCache(page);
  await page.goto('/community');
  // The script of toasts runs after the first input.
  await page.keyboard.press('Shift');
  await expect(page.locator('[role=region][aria-label^=Notifications]')).toBeAttached();
  await context.setOffline(true);
  await page.waitForFunction(() => !navigator.onLine);
  const told = page.getByRole('listitem').filter({ hasText: 'Page unavailable' });
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  for (let time = 0; time < 2; time++) {
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).hover();
    await press(page, '/blog');
    await expect(told).toBeVisible();
    await expect(heading(page)).toHaveText('Creator Hub');
    await page.keyboard.press('Escape');
    await expect(told).toHaveCount(0);
  }
  await context.setOffline(false);
  await press(page, '/blog');
  await expect(heading(page)).toHaveText('The Vault');
  // In this document, which has the chat.
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});

test('without a connection Back from a reloaded page stays there, and is told; with one it leads back', async ({
  page,
  context,
  allowFaults,
}) => {
  allowFaults('what is refused is logged', /ERR_INTERNET_DISCONNECTED/);
  await withoutCache(page);
  await page.goto('/');
  await press(page, '/fashion');
  await expectPage(page, '/fashion');
  await press(page, '/blog');
  await expectPage(page, '/blog');
  await page.reload();
  await hydrated(page);
  await page.keyboard.press('Shift');
  // A page that had been opened as a document could not be kept from being left.
  const isOne = () =>
    window.navigation?.entries().every(({ sameDocument }) => sameDocument) ?? true;
  expect(await page.evaluate(isOne)).toBe(true);
  await expect(page.locator('[role=region][aria-label^=Notifications]')).toBeAttached();
  await page.evaluate(() => window.scrollTo(0, 700));
  await context.setOffline(true);
  await page.waitForFunction(() => !navigator.onLine);
  for (const steps of [-1, -2]) {
    await page.evaluate((by) => window.history.go(by), steps);
    const told = page.getByRole('listitem').filter({ hasText: 'Page unavailable' });
    await expect(told).toBeVisible();
    await expectPage(page, '/blog');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
    await page.keyboard.press('Escape');
    await expect(told).toHaveCount(0);
  }
  await expectAlive(page);
  await context.setOffline(false);
  for (const [step, path] of [
    ['goBack', '/fashion'],
    ['goBack', '/'],
    ['goForward', '/fashion'],
    ['goForward', '/blog'],
  ] as const) {
    await page[step]();
    await expectPage(page, path);
    // The page may have been loaded anew; leaving it now would break its scripts off.
    await hydrated(page);
  }
});

test('Back before React has taken a reloaded page over leads back', async ({
  page,
  browserName,
  allowFaults,
}) => {
  if (browserName === 'firefox')
    allowFaults(
      'it tells what is broken off in a page that one leaves',
      /ChunkLoadError/,
      /page resources for \/ not found/,
    );
  await page.goto('/');
  await press(page, '/blog');
  await expectPage(page, '/blog');
  await page.reload();
  await page.goBack();
  await expectPage(page, '/');
  await hydrated(page);
  await expectAlive(page);
});
