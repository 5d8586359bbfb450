import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';

declare global {
  interface Window {
    /** Istanbul's counts of this document. */
    __coverage__?: unknown;
  }
}

/**
 * Writes what Istanbul has counted in the open documents into the folder, where `npm run coverage`
 * adds up all counts. What a test did in documents that it has left is lost.
 */
export async function keepCounts(context: BrowserContext, folder: string) {
  for (const page of context.pages()) {
    const counts = await page.evaluate(() => JSON.stringify(window.__coverage__));
    if (counts) writeFileSync(join(folder, `site-${randomUUID()}.json`), counts);
  }
}
