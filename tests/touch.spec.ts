import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

test.use({ viewport: { width: 390, height: 740 }, hasTouch: true, isMobile: true });

/** How many animations the scroll drives on the page, and which properties they change. */
const driven = (page: Page) =>
  page.evaluate(() => {
    const running = document
      .getAnimations()
      .filter(({ timeline }) => timeline?.constructor.name === 'ViewTimeline');
    const changing = running.flatMap(({ effect }) =>
      (effect as KeyframeEffect).getKeyframes().flatMap((frame) => Object.keys(frame)),
    );
    const ofEveryFrame = ['offset', 'computedOffset', 'easing', 'composite', 'rangeOffset'];
    return {
      running: running.length,
      changing: [...new Set(changing)].filter((name) => !ofEveryFrame.includes(name)),
    };
  });

for (const [path, part, property] of [
  ['/fashion', '[data-lead] >> nth=2', 'rotate'],
  ['/music-trading', 'main [role=row] >> nth=4', 'translate'],
  ['/', 'main [href="/shoes"]', 'translate'],
] as const)
  test(`on a phone the scroll moves what a pointer moves elsewhere: ${path}`, async ({ page }) => {
    await page.goto(path);
    await page.locator('link[rel=stylesheet][media=all]').waitFor({ state: 'attached' });
    await page.locator(part).scrollIntoViewIfNeeded();
    await expect
      .poll(() => driven(page))
      .toEqual({ running: expect.any(Number), changing: [property] });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect((await driven(page)).running).toBe(0);
  });
