import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { paths } from './paths';

/** What can be seen, and where: tag, place and size in whole pixels. */
const layout = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.querySelectorAll('header *, main *, footer *')].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      if (width * height === 0) return [];
      const words = element.childElementCount ? '' : (element.textContent ?? '').slice(0, 30);
      return [`${element.tagName} ${words} ${[x, y, width, height].map(Math.round).join(' ')}`];
    });
  });

for (const width of [360, 768, 1280]) {
  test(`React takes over at ${width} px without moving anything: the server's HTML is laid out as the page`, async ({
    browser,
    page,
    baseURL,
    allowFaults,
  }) => {
    allowFaults('the 404 is one by its status too', /404 \(Not Found\)/);
    // Scripts that never come, not scripting switched off, which has styles of its own.
    const unscripted = await browser.newPage({ baseURL, viewport: { width, height: 800 } });
    await unscripted.route(/\.js$|unsplash/, (route) => route.abort());
    await page.setViewportSize({ width, height: 800 });
    for (const path of paths) {
      await unscripted.goto(path);
      await page.goto(path);
      expect(await layout(page), path).toEqual(await layout(unscripted));
    }
    await unscripted.close();
  });
}
