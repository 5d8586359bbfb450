import { outOfSight } from '../.storybook/checks/look';
import type { FontWorld } from '../.storybook/fontWorld.mjs';
import { expect, test } from './fixtures';
import { observeShifts, shiftOf } from './layoutShift';
import { paths } from './paths';

/** The 404 is said to be one by its status too, which the console shows as a fault. */
const found = paths.filter((path) => path !== '/404');

/** What may move on a system that has this font alone. */
const limits: Record<FontWorld, number> = {
  ...{ arial: 0.005, roboto: 0.005 },
  ...{ dejavu: 0.02, noto: 0.02 },
};

for (const width of [360, 390, 768, 1280]) {
  test(`at ${width} px, on every route, late fonts move nothing, and without them nothing is cut off`, async ({
    page,
  }, { project }) => {
    await page.setViewportSize({ width, height: 800 });
    let release = () => {};
    let released = Promise.resolve();
    await page.route('**/*.woff2', async (route) => {
      await released;
      await route.continue();
    });
    await page.addInitScript(observeShifts);
    const moved: Record<string, number> = {};
    const shifts: string[] = [];
    for (const path of found) {
      released = new Promise((resolve) => (release = resolve));
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
      );
      // The whole page, in stand-ins.
      await page.waitForFunction(() => (window as unknown as { whole: number }).whole < Infinity);
      expect(await page.evaluate(() => document.fonts.status), path).toBe('loading');
      expect(await page.evaluate(outOfSight, 'body'), path).toEqual([]);
      release();
      await page.evaluate(() => document.fonts.ready);
      const shift = await shiftOf(page);
      shifts.push(`${path} ${shift.toFixed(3)}`);
      if (shift >= limits[project.name as FontWorld]) moved[path] = shift;
    }
    console.log(`${project.name}, ${width} px: ${shifts.join(', ')}`);
    expect(moved).toEqual({});
  });
}
