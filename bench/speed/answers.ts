import type { Locator, Page } from '@playwright/test';

/** How many times slower than this machine's the processor of a phone is made. */
export const SLOWER = 4;

/** What is answered faster than this the browser does not report. */
const SHORTEST = 16;

/** Measures presses on a page: call what it returns for the milliseconds until the picture that answers one. */
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

  return async (pressed: Locator) => {
    await pressed.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await pressed.boundingBox())!;
    // As the screen would: `locator.tap()` runs code of its own in the page while it is being pressed.
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    // Far beyond any wait that would still pass, and past what follows the first answer.
    await page.waitForTimeout(1000);
    return Math.max(SHORTEST, ...(await reported.evaluate((list) => list.splice(0))));
  };
}
