import type { Page } from '@playwright/test';

interface Seen {
  shifts: { startTime: number; value: number; hadRecentInput: boolean }[];
  /** When a frame has shown the whole HTML. */
  whole: number;
}

/**
 * Notes all that moves, from the first byte. For `page.addInitScript`. What counts is what moves once the HTML is
 * there: before that a busy machine paints the page in pieces, more or fewer of them, and each moves the ones before.
 */
export function observeShifts() {
  const seen = window as unknown as Seen;
  Object.assign(seen, { shifts: [], whole: Infinity });
  new PerformanceObserver((list) => {
    seen.shifts.push(...(list.getEntries() as unknown as Seen['shifts']));
  }).observe({ type: 'layout-shift', buffered: true });
  document.addEventListener(
    'DOMContentLoaded',
    // The time a frame is given may lie before the end of the last one: only the clock is surely after its shifts.
    () => {
      requestAnimationFrame(() => requestAnimationFrame(() => (seen.whole = performance.now())));
    },
  );
}

/** What has moved without the visitor's doing so far, what has just been drawn included: CLS. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const { shifts, whole } = window as unknown as Seen;
    // A shift is found when a frame is drawn, and told in a task after it.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
    return shifts
      .filter(({ startTime, hadRecentInput }) => startTime >= whole && !hadRecentInput)
      .reduce((sum, { value }) => sum + value, 0);
  });

/**
 * Counts from here on alone. For half a second after a window has changed its size Chromium takes each shift for the
 * visitor's doing, so this waits until then.
 */
export const forgetShifts = async (page: Page) => {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 600)));
  await shiftOf(page);
  await page.evaluate(() => void ((window as unknown as Seen).shifts.length = 0));
};
