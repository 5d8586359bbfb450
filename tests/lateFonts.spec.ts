import type { Page } from '@playwright/test';
import { outOfSight } from '../.storybook/checks/redraw';
import type { FontWorld } from '../.storybook/fontWorld.mjs';
import { expect, hold, test, wrongIn } from './fixtures';
import { forgetShifts, observeShifts, shiftOf } from './layoutShift';
import { listedPaths } from './paths';

/** The layout shift that is allowed on a system with only this font. */
const limits: Record<FontWorld, number> = {
  arial: 0.005,
  roboto: 0.005,
  dejavu: 0.02,
  noto: 0.02,
};

const widths = [360, 390, 768, 1280];

/**
 * In the page: sets all text in the stand-ins, as before our fonts have loaded, or in our fonts
 * again.
 */
function setFaces(wanted: string) {
  const root = document.documentElement;
  for (const voice of ['poster', 'head', 'text']) {
    const name = `--wx-font-${voice}`;
    root.style.removeProperty(name);
    const [ours, ...standIns] = getComputedStyle(root).getPropertyValue(name).split(',');
    if (!ours || !standIns.length) throw new Error(`${name} has no stand-ins`);
    if (wanted === 'standIns') root.style.setProperty(name, standIns.join());
  }
}

/** In the page: whether our faces count (src/host/hydration/whenShown.ts). */
const areFacesIn = () => !document.querySelector('link[media^=print]');

/**
 * Opens a page whose fonts are delayed.
 * @returns a function that lets them load
 */
async function openInStandIns(page: Page, path: string) {
  const release = await hold(page, '**/*.woff2');
  await page.setViewportSize({ width: widths[0]!, height: 800 });
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  // Waits until the whole page is shown in stand-ins.
  await page.waitForFunction(() => (window as unknown as { whole: number }).whole < Infinity);
  expect(await page.evaluate(areFacesIn), path).toBe(false);
  return async () => {
    release();
    await page.waitForFunction(areFacesIn);
    await page.evaluate(() => document.fonts.ready);
  };
}

// One page for all routes: a page of its own would cost each of them half a second more.
test('late fonts move next to nothing at four widths, and without them nothing is cut off', async ({
  page,
}, { project }) => {
  test.slow();
  await page.addInitScript(observeShifts);
  const cut: Record<string, string[]> = {};
  const moved: string[] = [];
  for (const path of listedPaths) {
    const letCome = await openInStandIns(page, path);
    const shifts: Record<number, number> = {};
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      // The fonts load once, in the first window. For the others the text is set in stand-ins again
      // first.
      if (width !== widths[0]) await page.evaluate(setFaces, 'standIns');
      cut[`${path}, ${width}`] = await page.evaluate(outOfSight, 'body');
      if (width === widths[0]) await letCome();
      else {
        await forgetShifts(page);
        await page.evaluate(setFaces, 'ours');
      }
      // After a window changes its size, Chromium takes each shift for one that the visitor caused.
      shifts[width] = await shiftOf(page, true);
      if (shifts[width] >= limits[project.name as FontWorld])
        moved.push(`${path}, ${width}: ${shifts[width]}`);
    }
    console.log(`${project.name}, ${path}: ${JSON.stringify(shifts)}`);
    await page.unrouteAll({ behavior: 'wait' });
  }
  expect(wrongIn(cut)).toEqual({});
  expect(moved).toEqual([]);
});
