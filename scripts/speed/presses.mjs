// @ts-check
import { quiet } from '../../.storybook/browser.mjs';
import { PHOTOS, standIn } from './photo.mjs';

/** How many times slower than this machine's the processor is made. */
const SLOWER = 4;

/** The browser does not report what is answered faster than this. */
const SHORTEST = 16;

/** The least that this browser takes on this machine: a page of one button, which changes one word. */
const EMPTY = `data:text/html,<meta name="viewport" content="width=device-width">
<main><button onclick="this.textContent+='.'">Press</button></main>`;

/**
 * Presses the buttons of a page on a phone with a slow processor.
 * @param {string} chromium
 * @returns {Promise<{ visit: (address?: string) => Promise<Record<string, number>>, close: () => Promise<void> }>}
 *   `visit`: by the name of each button, the milliseconds from the press to the picture that answers
 *   it; without an address, of a page that is all but empty
 */
export async function openPresses(chromium) {
  const { chromium: engine, devices } = await import('@playwright/test');
  const browser = await engine.launch({ executablePath: chromium, args: quiet });

  return {
    close: () => browser.close(),
    async visit(address = EMPTY) {
      const context = await browser.newContext({
        ...devices['Pixel 7'],
        reducedMotion: 'no-preference',
      });
      await context.route(`${PHOTOS}**`, (route) =>
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
        await tap(page, locator);
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
 * The menu's, the chat's, the first of the page's own; of these, those there are.
 * @param {import('@playwright/test').Page} page
 */
async function buttonsOf(page) {
  const buttons = ['Open menu', 'Close menu', 'Open chat', 'Close chat'].map((name) => ({
    name,
    // The launcher, which stands behind the panel with a button of the same name.
    locator: page.getByRole('button', { name }).last(),
  }));
  const own = page.getByRole('main').getByRole('button').first();
  const hasShell = (await page.getByRole('banner').count()) > 0;
  if ((await own.count()) === 0) return buttons;
  const name = (await own.innerText()).replace(/\s+/g, ' ');
  return [...(hasShell ? buttons : []), { name, locator: own }];
}

/**
 * As the screen would: `locator.tap()` runs code of its own in the page while it is being pressed.
 * @param {import('@playwright/test').Page} page
 * @param {import('@playwright/test').Locator} locator
 */
async function tap(page, locator) {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not there to be pressed.`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
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
