// @ts-check
import { setTimeout } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { args } from '../../.storybook/browser.mjs';
import { finished, hasKeptFocus, listen, settle, show } from './inPage.mjs';

const ARGS = [
  ...args,
  ...['--hide-scrollbars', '--disable-lcd-text', '--force-color-profile=srgb'],
  // Else Chromium paints what a play has touched in pieces, and their seams differ by a shade.
  ...['--disable-partial-raster', '--disable-skia-runtime-opts'],
  // The processor draws anyway: a process of its own for it would only copy every frame.
  '--in-process-gpu',
];
const PATIENCE = 30_000;

/** @param {string} path of a Chromium */
export const openBrowser = (path) =>
  // "npm run review" stops it in the end, whatever ends it.
  chromium.launch({ executablePath: path, args: ARGS, handleSIGINT: false, handleSIGTERM: false });

/**
 * Opens a page in the frozen world: stories stop clock and motion themselves, as a program drives
 * them.
 * @param {import('@playwright/test').Browser} browser
 * @param {Partial<import('@playwright/test').BrowserContextOptions>} [options]
 */
export async function openPage(browser, options) {
  const page = await browser.newPage({
    ...{ deviceScaleFactor: 1, reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC' },
    ...options,
  });
  page.setDefaultTimeout(PATIENCE);
  await page.addInitScript(listen);
  return page;
}

/**
 * Takes one story after the other in one look, each picture of the whole page however long. To load
 * the catalogue takes longer than a story, so each takes the place of the one before.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address the catalogue's
 * @param {import('./plan.mjs').Look} look
 */
export function openCamera(browser, address, { size, colorScheme, forcedColors, globals }) {
  /** @type {import('@playwright/test').Page | undefined} */
  let page;
  /** One at a time, whoever asks. @type {Promise<unknown>} */
  let last = Promise.resolve();
  // Axe has a suite of its own; here it would only cost time.
  const query = Object.entries({ ...globals, 'a11y.manual': '!true' })
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

  return {
    /**
     * @param {string} story its id
     * @returns {Promise<Buffer>} a PNG
     * @throws {Error} the story could not be shown, or its play failed
     */
    take(story) {
      const picture = last.then(() => take(story));
      last = picture.catch(() => {});
      return picture;
    },
  };

  /** @param {string} story @returns {Promise<Buffer>} */
  async function take(story) {
    const alone = !page;
    try {
      if (page) await page.evaluate(show, story);
      else {
        page = await openPage(browser, { viewport: size, colorScheme, forcedColors });
        await page.goto(`${address}/iframe.html?viewMode=story&id=${story}&globals=${query}`, {
          waitUntil: 'commit',
        });
      }
      const late = setTimeout(PATIENCE, `It did not end in ${PATIENCE / 1000} s.`, { ref: false });
      const error = await Promise.race([page.evaluate(finished), late]);
      if (error) throw new Error(error);
      return await expose(page);
    } catch (error) {
      // The next story shall not inherit the state of this page. And this one may have failed because
      // of what it inherited itself: it is shown once more, alone.
      await page?.context().close();
      page = undefined;
      if (alone || !browser.isConnected()) throw error;
      return take(story);
    }
  }
}

/** @param {import('@playwright/test').Page} page */
async function expose(page) {
  const { width, height, fits } = await page.evaluate(settle);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    // Packed less well, in half the time.
    optimizeForSpeed: true,
    // This lays the page out in one pixel for a moment: what hides in small windows loses the focus.
    captureBeyondViewport: !fits,
    clip: { x: 0, y: 0, width, height, scale: 1 },
  });
  await session.detach();
  if (!(await page.evaluate(hasKeptFocus)))
    throw new Error('The focus went while the picture was taken.');
  return Buffer.from(data, 'base64');
}
