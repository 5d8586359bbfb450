import type { Page } from '@playwright/test';
import { patient } from '../scripts/lib/patience.mjs';

/**
 * In the page, after a frame in which it may have scrolled: what covers the focused control at its
 * corners or in its middle. Null when the focus has left the page.
 */
export async function cover(): Promise<{ name: string; over?: string } | null> {
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const focused = document.activeElement!;
  if (focused === document.body || focused.closest('aside')) return null;
  const name = focused.textContent!;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const points = [left + 4, (left + right) / 2, right - 4].flatMap((x) =>
    // The last is in its focus ring, for which the lowest window has no room.
    [top + 4, (top + bottom) / 2, bottom - 4, bottom + 6].map((y) => [x, y] as const),
  );
  for (const [x, y] of points) {
    if (y > bottom && (y > innerHeight || innerHeight < 300)) continue;
    const hit = document.elementFromPoint(x, y);
    if (!hit) return { name, over: 'the edge of the window' };
    const over = hit.closest('aside, [role=region] ol, header, [aria-hidden]:not(button *, a *)');
    if (over && !over.contains(focused)) return { name, over: over.tagName };
  }
  return { name };
}

/** What covers the focused control when the page has come to rest. */
export async function lastingCover(page: Page) {
  let found = await page.evaluate(cover);
  // The chat makes way only when React has handled the focus or the toast, so this waits.
  for (const end = Date.now() + patient(1000); found?.over && Date.now() < end;)
    found = await page.evaluate(cover);
  return found;
}
