import { test as base, type Page } from '@playwright/test';
import { contextOptions } from '../../.storybook/browser.mjs';

/**
 * One page for all tests that read or use docs pages, loaded once, because a new one would load and start Storybook
 * again.
 */
export const test = base.extend<object, { reader: Page }>({
  reader: [
    async ({ browser }, provide, { project }) => {
      const page = await browser.newPage(contextOptions);
      // Stories in frames of their own are tested elsewhere. Six of them at once would fight for
      // the focus.
      await page.addInitScript(() => {
        if (window.top !== window) window.stop();
      });
      await page.goto(`${project.use.baseURL}/iframe.html`);
      await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
      await page.evaluate(() => __STORYBOOK_PREVIEW__.ready());
      await provide(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

/** In the page: shows a docs page in the way that the catalogue's sidebar does. */
export async function open(storyId: string): Promise<void> {
  const channel = __STORYBOOK_ADDONS_CHANNEL__;
  const drawn = new Promise<void>((resolve) => channel.once('docsRendered', () => resolve()));
  channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
  await drawn;
}

/** In the page: sets globals, as the catalogue's toolbar does. */
export const setGlobals = (globals: Record<string, unknown>) =>
  void __STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals });
