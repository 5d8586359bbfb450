import type { Page } from '@playwright/test';
import { PHOTOS } from '../bench/speed/standIn.cjs';
import { expect, hold, isFootSkipped, test } from './fixtures';

/**
 * Keeps what the page does after three seconds, which a busy machine may take to load it, until the
 * returned function is called.
 */
async function holdThreeSeconds(page: Page) {
  await page.addInitScript(() => {
    const { setTimeout } = window;
    const waiting: TimerHandler[] = [];
    window.setTimeout = ((done: TimerHandler, wait?: number) =>
      wait === 3000 ? waiting.push(done) : setTimeout(done, wait)) as typeof setTimeout;
    window.addEventListener('time-is-up', () => waiting.forEach((done) => setTimeout(done)));
  });
  return () => page.evaluate(() => window.dispatchEvent(new Event('time-is-up')));
}

test.use({ viewport: { width: 390, height: 800 } });

// A subject below the first window, and one within it.
for (const [path, subject, near] of [
  ['/', 'Trap Beats', undefined],
  ['/shoes', 'Seventy-Eight', 'Crossfade Court'],
] as const)
  test(`drawings of ${path} below the first window of a phone are laid out when the visitor begins to scroll, also without the scripts`, async ({
    page,
  }) => {
    const isDrawn = (hasText: string = subject) =>
      page
        .getByRole('article')
        .filter({ hasText })
        .locator('use')
        .evaluate((drawing) => drawing.checkVisibility());
    const sendScripts = await hold(page, '**/*.js');
    const loaded = page.goto(path);
    await expect.poll(() => isDrawn()).toBe(false);
    if (near) expect(await isDrawn(near)).toBe(true);
    await page.mouse.wheel(0, 1);
    await expect.poll(() => isDrawn()).toBe(true);
    sendScripts();
    await loaded;
    for (const [width, height] of [
      [390, 961],
      [641, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      await expect(page.locator('[data-unscrolled]'), 'the window is unscrolled').toHaveCount(1);
      expect(await isDrawn(), `${width} × ${height}`).toBe(true);
    }
  });

test('what a phone lays out at the first scroll lies below its first window, whatever its width', async ({
  page,
}) => {
  for (const [path, width] of ['/', '/shoes'].flatMap((path) =>
    [320, 360, 640].map((width) => [path, width] as const),
  )) {
    await page.setViewportSize({ width, height: 960 });
    await page.goto(path);
    const tops = await page.locator('main article use').evaluateAll((drawings) => {
      const waiting = drawings.filter((drawing) => !drawing.checkVisibility());
      delete document.documentElement.dataset.unscrolled;
      return waiting.map((drawing) => drawing.getBoundingClientRect().top);
    });
    expect(tops.length).toBeGreaterThan(1);
    expect(Math.min(...tops), `${path}, ${width} px`).toBeGreaterThan(960);
  }
});

test('a phone asks for photos that can wait when the page moves, when the scripts have come, or after three seconds', async ({
  page,
}) => {
  const endWait = await holdThreeSeconds(page);
  const asked = () =>
    page.evaluate(
      (host) =>
        performance.getEntriesByType('resource').filter(({ name }) => name.startsWith(host)).length,
      PHOTOS,
    );
  for (const by of ['movement', 'scripts', 'time']) {
    const sendScripts = await hold(page, '**/*.js');
    const loaded = page.goto('/fashion');
    const lead = page.locator('img[loading=eager]');
    await expect(lead).toHaveCount(1);
    await expect(lead).toHaveJSProperty('complete', true);
    // The browser asks for photos when it lays the page out for the first time.
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    expect(await asked(), by).toBe(1);
    if (by === 'movement') await page.mouse.wheel(0, 1);
    if (by === 'scripts') sendScripts();
    if (by === 'time') await endWait();
    await expect.poll(asked, by).toBeGreaterThan(1);
    sendScripts();
    await loaded;
  }
});

test('a phone lays out the boards of Music Trading, which are below its window, when the page moves, when the scripts have come, or after three seconds', async ({
  page,
}) => {
  const areLaidOut = async () => {
    const rows = await page.locator('[data-row] h3').all();
    expect(rows.length).toBeGreaterThan(4);
    const isLaidOut = (title: Element) => title.checkVisibility();
    return [...new Set(await Promise.all(rows.map((row) => row.evaluate(isLaidOut))))];
  };
  const endWait = await holdThreeSeconds(page);
  for (const by of ['movement', 'scripts', 'time']) {
    const sendScripts = await hold(page, '**/*.js');
    const loaded = page.goto('/music-trading');
    await page.waitForFunction(() => document.readyState === 'complete');
    expect(await areLaidOut(), by).toEqual([false]);
    expect(await isFootSkipped(page)).toBe(true);
    if (by === 'movement') await page.mouse.wheel(0, 1);
    if (by === 'scripts') sendScripts();
    if (by === 'time') await endWait();
    await expect.poll(areLaidOut, by).toEqual([true]);
    sendScripts();
    await loaded;
  }
  await page.setViewportSize({ width: 560, height: 800 });
  await page.goto('/music-trading');
  await expect(page.locator('[data-unscrolled]'), 'the window is unscrolled').toHaveCount(1);
  expect(await areLaidOut(), 'where the rows begin higher').toEqual([true]);
});
