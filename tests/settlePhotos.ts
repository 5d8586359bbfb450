import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/**
 * Waits until all photos have loaded or failed and React knows it. React hydrates the lower parts
 * of a page when they come near the window.
 */
export async function settlePhotos(page: Page) {
  const waiting = 'img:not([data-state="shown"])';
  await expect(async () => {
    await page.evaluate((waiting) => {
      for (const image of document.images) image.loading = 'eager';
      document.querySelector(waiting)?.scrollIntoView();
    }, waiting);
    await expect(page.locator(waiting)).toHaveCount(0, { timeout: 200 });
  }).toPass();
  await page.evaluate(() => window.scrollTo(0, 0));
}
