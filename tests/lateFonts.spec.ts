import type { FontWorld } from '../.storybook/fontWorld.mjs';
import { expect, test } from './fixtures';
import { observeShifts, shiftOf } from './layoutShift';
import { paths } from './paths';

/** The 404 is said to be one by its status too, which the console shows as a fault. */
const found = paths.filter((path) => path !== '/404');

/** What may move in a world of fonts for which there are stand-ins. */
const limits: Partial<Record<FontWorld, number>> = { arial: 0.005 };

for (const width of [360, 768, 1280]) {
  test(`at ${width} px late fonts move nothing: 0.00 on every route`, async ({ page }, {
    project,
  }) => {
    const limit = limits[project.name as FontWorld]!;
    test.skip(limit === undefined, 'There is no stand-in of this font yet.');
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
      expect(await shiftOf(page), path).toBeLessThan(limit);
    }
  });
}
