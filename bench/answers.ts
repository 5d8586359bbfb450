import type { Locator, Page } from '@playwright/test';

/** CPU throttling: a phone is this many times slower than this machine. */
export const SLOWER = 4;

/** How long a finger that taps is on the glass, in milliseconds. */
const TOUCH = 80;

/** The browser does not report answers that are faster than this. */
const SHORTEST = 16;

/**
 * Measures presses on a page. The returned function gives the milliseconds until the frame that
 * answers a press.
 */
export async function watchAnswers(page: Page) {
  const reported = await page.evaluateHandle((durationThreshold) => {
    const waits: number[] = [];
    const options = { type: 'event', durationThreshold };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId) waits.push(entry.duration);
    }).observe(options);
    return waits;
  }, SHORTEST);

  const client = await page.context().newCDPSession(page);

  return async (pressed: Locator) => {
    const place = () => page.evaluate(() => window.scrollY);
    const before = await place();
    await pressed.scrollIntoViewIfNeeded();
    // The press waits until the scroll is drawn and the page is idle, because it would measure the
    // scroll otherwise.
    if ((await place()) !== before)
      await page.evaluate(() => new Promise((done) => requestIdleCallback(() => done(null))));
    const { x, y, width, height } = (await pressed.boundingBox())!;
    // A touch as the screen sends it. `locator.tap()` would run code of its own in the page during
    // the press, and lift the finger at once.
    const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await page.waitForTimeout(TOUCH);
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    // This is far longer than any wait within the limits, and than what follows the first answer.
    await page.waitForTimeout(1000);
    // An answer that takes longer still is this press's, not the next one's: the page is idle only
    // after it.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(() => done(null))));
    return Math.max(SHORTEST, ...(await reported.evaluate((list) => list.splice(0))));
  };
}
