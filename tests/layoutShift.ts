import type { Page } from '@playwright/test';

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/**
 * Adds up all that moves without the visitor's doing once the HTML is there: CLS. Before that a busy machine paints
 * the page in pieces, more or fewer of them, and what they move says something about the machine, not about the page.
 * For `page.addInitScript`.
 */
export function observeShifts() {
  const seen = window as unknown as { shift: number };
  seen.shift = 0;
  new PerformanceObserver((list) => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const isParsed = ({ startTime }: Shift) =>
      visit!.domInteractive > 0 && startTime > visit!.domInteractive;
    for (const entry of list.getEntries() as Shift[])
      if (!entry.hadRecentInput && isParsed(entry)) seen.shift += entry.value;
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
