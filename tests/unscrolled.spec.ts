import { PHOTOS } from '../bench/speed/standIn.cjs';
import { expect, hold, holdThreeSeconds, isFootSkipped, test } from './fixtures';

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
    for (const [width, height, drawn] of [
      [390, 961, true],
      [641, 800, true],
      [390, 800, false],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await isDrawn(), `${width} × ${height}`).toBe(drawn);
    }
    await page.mouse.wheel(0, 1);
    await expect.poll(() => isDrawn()).toBe(true);
    sendScripts();
    await loaded;
  });

test('what a phone lays out at the first scroll lies below its first window, whatever its width', async ({
  page,
}) => {
  for (const path of ['/', '/shoes']) {
    await page.goto(path);
    for (const width of [320, 360, 640]) {
      await page.setViewportSize({ width, height: 960 });
      const tops = await page.locator('main article use').evaluateAll((drawings) => {
        const { dataset } = document.documentElement;
        dataset.unscrolled = '';
        const waiting = drawings.filter((drawing) => !drawing.checkVisibility());
        delete dataset.unscrolled;
        return waiting.map((drawing) => drawing.getBoundingClientRect().top);
      });
      expect(tops.length).toBeGreaterThan(1);
      expect(Math.min(...tops), `${path}, ${width} px`).toBeGreaterThan(960);
    }
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

// The boards wait for the same mark as photos do, so its other two ends are not tried again.
test('a phone lays out the boards of Music Trading, which are below its window, when the scripts have come', async ({
  page,
}) => {
  const areLaidOut = async () => {
    const rows = await page.locator('[data-row] h3').all();
    expect(rows.length).toBeGreaterThan(4);
    const isLaidOut = (title: Element) => title.checkVisibility();
    return [...new Set(await Promise.all(rows.map((row) => row.evaluate(isLaidOut))))];
  };
  const sendScripts = await hold(page, '**/*.js');
  const loaded = page.goto('/music-trading');
  await page.waitForFunction(() => document.readyState === 'complete');
  for (const width of [560, 390]) {
    await page.setViewportSize({ width, height: 800 });
    // In the wider window the rows begin higher.
    expect(await areLaidOut(), `${width} px`).toEqual([width === 560]);
  }
  expect(await isFootSkipped(page)).toBe(true);
  sendScripts();
  await expect.poll(areLaidOut).toEqual([true]);
  await loaded;
});
