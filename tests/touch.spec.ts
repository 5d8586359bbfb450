import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

test.use({ viewport: { width: 390, height: 740 }, hasTouch: true, isMobile: true });

/** What the scroll drives on the page: the properties that change, without those that need no paint. */
const driven = (page: Page) =>
  page.evaluate(() => {
    const running = document
      .getAnimations()
      .filter(({ timeline }) => timeline?.constructor.name === 'ViewTimeline');
    const changing = running.flatMap(({ effect }) =>
      (effect as KeyframeEffect).getKeyframes().flatMap((frame) => Object.keys(frame)),
    );
    const own = ['offset', 'computedOffset', 'easing', 'composite', 'rangeOffset'];
    return {
      running: running.length,
      changing: [...new Set(changing)].filter((name) => !own.includes(name)),
    };
  });

for (const [path, part, property] of [
  ['/fashion', '[data-lead] >> nth=2', 'rotate'],
  ['/music-trading', 'main [role=row] >> nth=4', 'translate'],
  ['/', 'main [href="/shoes"]', 'translate'],
] as const)
  test(`what hovers on a desk answers the scroll on a phone: ${path}`, async ({ page }) => {
    await page.goto(path);
    await page.locator('link[rel=stylesheet][media=all]').waitFor({ state: 'attached' });
    await page.locator(part).scrollIntoViewIfNeeded();
    await expect
      .poll(() => driven(page))
      .toEqual({ running: expect.any(Number), changing: [property] });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect((await driven(page)).running).toBe(0);
  });
