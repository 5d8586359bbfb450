// @ts-check
import { quiet } from '../../.storybook/browser.mjs';
import { PHOTOS, standIn } from './photo.mjs';

/** How many times slower than this machine's the processor is made. */
const SLOWER = 4;

/** The browser does not report what is answered faster than this. */
const SHORTEST = 16;

/**
 * Presses the buttons of a page on a phone with a slow processor.
 * @param {string} chromium
 * @returns {Promise<{ visit: (address: string) => Promise<Record<string, number>>, close: () => Promise<void> }>}
 *   `visit`: by the name of each button, the milliseconds from the press to the picture that answers it
 */
export async function openPresses(chromium) {
  const { chromium: engine, devices } = await import('@playwright/test');
  const browser = await engine.launch({ executablePath: chromium, args: quiet });

  return {
    close: () => browser.close(),
    async visit(address) {
      const context = await browser.newContext({
        ...devices['Pixel 7'],
        reducedMotion: 'no-preference',
      });
      await context.route(PHOTOS.replace('*', '**'), (route) =>
        route.fulfill({ contentType: 'image/svg+xml', body: standIn(route.request().url()) }),
      );
      const page = await context.newPage();
      const client = await context.newCDPSession(page);
      await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      await page.goto(address, { waitUntil: 'networkidle' });
      const waits = await page.evaluateHandle(observe, SHORTEST);

      /** @type {Record<string, number>} */
      const longest = {};
      for (const { name, locator } of await buttonsOf(page)) {
        await locator.tap();
        // Far beyond any wait that would still pass, and past what follows the first answer.
        await page.waitForTimeout(1000);
        longest[name] = await waits.evaluate(
          (list, shortest) => Math.max(shortest, ...list.splice(0)),
          SHORTEST,
        );
      }
      await context.close();
      return longest;
    },
  };
}

/**
 * The menu's, the first of the page's own, the chat's.
 * @param {import('@playwright/test').Page} page
 */
async function buttonsOf(page) {
  const own = page.getByRole('main').getByRole('button').first();
  const named = [
    { name: 'Open menu', locator: page.getByRole('button', { name: 'Open menu' }) },
    { name: 'Close menu', locator: page.getByRole('button', { name: 'Close menu' }) },
    { name: 'Open chat', locator: page.getByRole('button', { name: 'Open chat' }) },
    { name: 'Close chat', locator: page.getByRole('button', { name: 'Close chat' }).last() },
  ];
  if ((await own.count()) === 0) return named;
  return [...named, { name: (await own.innerText()).replace(/\s+/g, ' '), locator: own }];
}

/**
 * @param {number} shortest
 * @returns {number[]} every wait from now on, as it becomes known
 */
function observe(shortest) {
  /** @type {number[]} */
  const waits = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of /** @type {PerformanceEventTiming[]} */ (list.getEntries())) {
      if (entry.interactionId) waits.push(entry.duration);
    }
  });
  observer.observe(/** @type {any} */ ({ type: 'event', durationThreshold: shortest }));
  return waits;
}
