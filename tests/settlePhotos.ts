import type { Page } from '@playwright/test';

/**
 * Waits until all photos have loaded or failed and React knows it. React hydrates the lower parts
 * of a page when they come near the window, so in each frame it shows the first photo that waits.
 */
export async function settlePhotos(page: Page) {
  await page.waitForFunction(() => {
    for (const image of document.images) image.loading = 'eager';
    const waiting = document.querySelector('img:not([data-state="shown"], [data-state="failed"])');
    waiting?.scrollIntoView();
    return !waiting;
  });
  await page.evaluate(() => window.scrollTo(0, 0));
}
