import type { Page } from '@playwright/test';

interface Seen {
  shifts: { startTime: number; value: number; hadRecentInput: boolean }[];
  /** The time at which a frame has shown the whole HTML. */
  whole: number;
}

/**
 * Records all layout shifts, from the first byte; use it with `page.addInitScript`. Only shifts
 * after the whole HTML is there count: before that a busy machine paints the page in pieces, and
 * each piece moves the others.
 */
export function observeShifts() {
  const seen = window as unknown as Seen;
  Object.assign(seen, { shifts: [], whole: Infinity });
  new PerformanceObserver((list) => {
    seen.shifts.push(...(list.getEntries() as unknown as Seen['shifts']));
  }).observe({ type: 'layout-shift', buffered: true });
  document.addEventListener(
    'DOMContentLoaded',
    // A frame's own timestamp may lie before the end of the last frame. Only the clock is certain
    // to be later than that frame's shifts.
    () => {
      requestAnimationFrame(() => requestAnimationFrame(() => (seen.whole = performance.now())));
    },
  );
}

/**
 * The layout shift so far (CLS), including that of the last frame.
 * @param everyShift counts those as well that the visitor has caused, by a press or a new size of
 * the window
 */
export const shiftOf = (page: Page, everyShift = false): Promise<number> =>
  page.evaluate(async (everyShift) => {
    const { shifts, whole } = window as unknown as Seen;
    // The browser finds a shift when it draws a frame, and reports it in a task after that.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
    return shifts
      .filter(({ startTime }) => startTime >= whole)
      .filter(({ hadRecentInput }) => everyShift || !hadRecentInput)
      .reduce((sum, { value }) => sum + value, 0);
  }, everyShift);

export const forgetShifts = async (page: Page) => {
  await shiftOf(page);
  await page.evaluate(() => void ((window as unknown as Seen).shifts.length = 0));
};
