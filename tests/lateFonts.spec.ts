import { expect, test } from './fixtures';
import { observeShifts, shiftOf } from './layoutShift';
import { paths } from './paths';

/** The 404 is said to be one by its status too, which the console shows as a fault. */
const found = paths.filter((path) => path !== '/404');

for (const width of [360, 768, 1280]) {
  test(`at ${width} px late fonts move nothing: 0.00 on every route`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    let release = () => {};
    let released = Promise.resolve();
    await page.route('**/*.woff2', async (route) => {
      await released;
      await route.continue();
    });
    await page.addInitScript(observeShifts);
    for (const path of found) {
      released = new Promise((resolve) => (release = resolve));
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
      );
      expect(await page.evaluate(() => document.fonts.status), path).toBe('loading');
      release();
      await page.evaluate(() => document.fonts.ready);
      expect(await shiftOf(page), path).toBeLessThan(0.005);
    }
  });
}
