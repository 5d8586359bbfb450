import type { Page } from '@playwright/test';

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** Adds up all that moves without the visitor's doing, from the first byte: CLS. For `page.addInitScript`. */
export function observeShifts() {
  const seen = window as unknown as { shift: number };
  seen.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[])
      if (!entry.hadRecentInput) seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The sum so far, what has just been drawn included. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // A shift is found when a frame is drawn, and told in a task after it.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
    return (window as unknown as { shift: number }).shift;
  });
