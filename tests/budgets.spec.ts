import type { Page, Request } from '@playwright/test';
import { patient } from '../scripts/lib/patience.mjs';
import { expect, hold, photos, sendStandIn, test } from './fixtures';
import { observeShifts, shiftOf } from './layoutShift';
import { listedPaths } from './paths';
import { PHOTOS } from '../bench/speed/standIn.cjs';

/**
 * The budgets of a page, in kB of 1000 bytes, with brotli. A first flight has ten packets, 14.6 kB,
 * which the answer's header and the HTML share. `later` is the script of chat and toasts, which
 * comes when the page is at rest. A layout shift below 0.005 counts as none.
 */
const budget = { script: 105, later: 9, flight: 14.4, fonts: 55, shift: 0.0049 };

test.use({ ownPhotos: true });

/**
 * In the page: its scripts run without the three seconds that they wait for `load`
 * (src/host/hydration/whenShown.ts).
 */
function runScriptsAtOnce() {
  const { setTimeout } = window;
  window.setTimeout = ((run: () => void, ms?: number) =>
    setTimeout(run, String(run).includes('createElement') ? 0 : ms)) as typeof setTimeout;
}

/**
 * Watches a page's requests. The returned function waits until the page has all that it asked for,
 * except photos, and has nothing more to do.
 */
function watchRequests(page: Page) {
  const open = new Set<Request>();
  const isAnswered = (request: Request) => void open.delete(request);
  page.on('requestfinished', isAnswered).on('requestfailed', isAnswered);
  page.on('request', (request) => {
    if (!request.url().startsWith(PHOTOS)) open.add(request);
  });
  return async () => {
    const idle = () =>
      page.evaluate(async () => {
        for (let time = 0; time < 2; time++) await new Promise((done) => requestIdleCallback(done));
      });
    do {
      await expect.poll(() => [...open].map((request) => request.url())).toEqual([]);
      await idle();
    } while (open.size);
  };
}

/**
 * In the page: scrolls through it until the photos in sight have come, and returns those that have
 * not after so many milliseconds. It asks for frames as long as it waits, because the browser begins
 * to load a lazy photo when it draws one.
 */
async function photosThatNeverCame(patience: number) {
  const latest = Date.now() + patience;
  // A busy browser may never draw the frame that is waited for (.storybook/checks/screenshot.ts).
  const nextFrame = () =>
    new Promise((done) => {
      requestAnimationFrame(done);
      setTimeout(done, patience / 10);
    });
  const missing = () =>
    [...document.images].filter((photo) => {
      const { top, bottom } = photo.getBoundingClientRect();
      const isInSight = bottom > 0 && top < window.innerHeight && photo.checkVisibility();
      return isInSight && !photo.complete;
    });
  await document.fonts.ready;
  for (let y = 0; y < document.body.scrollHeight; y += 600) {
    window.scrollTo(0, y);
    // One frame finds the photos in sight, and another shows them.
    await nextFrame();
    await nextFrame();
    while (missing().length) {
      if (Date.now() > latest) return missing().map(({ src }) => src);
      await nextFrame();
    }
  }
  return [];
}

async function expectInBudget(page: Page, path: string, rest: () => Promise<void>) {
  // The page's `load` waits for its photos. So all scripts that the page wants before it are counted,
  // not only those that a fast disk delivers in time.
  const release = await hold(page, photos, sendStandIn);
  const answer = await page.goto(path, { waitUntil: 'commit' });
  await rest();
  expect(await page.evaluate(() => document.readyState), path).not.toBe('complete');
  const size = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const sum = (ending: RegExp) =>
      files
        .filter(({ name }) => ending.test(new URL(name).pathname))
        .reduce((total, { encodedBodySize }) => total + encodedBodySize / 1000, 0);
    return { script: sum(/\.js$/), fonts: sum(/\.woff2$/) };
  });
  // A file that is fetched ahead and run later has two entries, of which one may have no size.
  const sizesOfLater = () =>
    page.evaluate(() => {
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const later = files.filter(({ name }) => /\/later-[^/]+\.js$/.test(name));
      const sizes: Record<string, number> = {};
      for (const { name, encodedBodySize } of later)
        sizes[name] = Math.max(sizes[name] ?? 0, encodedBodySize / 1000);
      return Object.values(sizes);
    });
  const { responseHeadersSize, responseBodySize } = await answer!.request().sizes();
  const flight = (responseHeadersSize + responseBodySize) / 1000;
  release();
  await page.waitForLoadState('load');
  expect(await page.evaluate(photosThatNeverCame, patient(30_000)), path).toEqual([]);
  const shift = await shiftOf(page);
  await expect.poll(async () => (await sizesOfLater()).length, path).toBe(2);
  const later = (await sizesOfLater()).reduce((one, other) => one + other);
  const figures = Object.entries({ ...size, later, flight, shift }).map(
    ([name, value]) => `${name} ${value.toFixed(name === 'shift' ? 4 : 1)}`,
  );
  test.info().annotations.push({ type: 'measured', description: figures.join(', ') });
  console.log(`${path}: ${figures.join(', ')}`);
  expect(size.script, path).toBeGreaterThan(0);
  expect(size.script, path).toBeLessThanOrEqual(budget.script);
  expect(later, path).toBeGreaterThan(0);
  expect(later, path).toBeLessThanOrEqual(budget.later);
  expect(flight, path).toBeLessThanOrEqual(budget.flight);
  expect(size.fonts, path).toBeGreaterThan(0);
  expect(size.fonts, path).toBeLessThanOrEqual(budget.fonts);
  expect(shift, path).toBeLessThanOrEqual(budget.shift);
  await page.unrouteAll({ behavior: 'wait' });
}

// Two tests, one for each worker, because a page of its own would cost each path half a second more.
for (const some of [0, 1].map((half) => listedPaths.filter((_, index) => index % 2 === half)))
  test(`budgets of ${some.join(', ')}: script, later script, header and HTML, fonts, layout shift`, async ({
    page,
  }) => {
    test.slow();
    await page.addInitScript(observeShifts);
    await page.addInitScript(runScriptsAtOnce);
    // Some pages have no photo in sight, so this asks for one.
    await page.addInitScript((photo) => void (new Image().src = photo), `${PHOTOS}held`);
    const rest = watchRequests(page);
    for (const path of some) await expectInBudget(page, path, rest);
  });
