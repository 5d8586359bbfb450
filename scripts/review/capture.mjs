// @ts-check
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { args } from '../../.storybook/browser.mjs';
import { lookOf } from './batches.mjs';
import { finished, hasKeptFocus, listen, settle, show } from './inPage.mjs';

// These are the recipe of a picture: whoever changes them has all taken anew.
const RECIPE = ['capture.mjs', 'inPage.mjs', '../../.storybook/browser.mjs'];

const ARGS = [
  ...args,
  ...['--hide-scrollbars', '--disable-lcd-text', '--force-color-profile=srgb'],
  // Else what a play has touched is painted in pieces, and their seams differ by a shade.
  ...['--disable-partial-raster', '--disable-skia-runtime-opts'],
  // Drawn by the processor anyway: a process of its own would only copy every frame.
  '--in-process-gpu',
];

const PATIENCE = 30_000;

/** @param {string} chromium */
export async function openBrowser(chromium) {
  const { chromium: type } = await import('@playwright/test');
  const browser = await type.launch({ executablePath: chromium, args: ARGS });
  // Of one version there is more than one kind, and they need not draw alike.
  const recipe = createHash('sha256').update(`${basename(chromium)} ${browser.version()}`);
  for (const file of RECIPE) recipe.update(readFileSync(new URL(file, import.meta.url)));
  return { browser, recipe: recipe.digest('hex') };
}

/**
 * A page in the frozen world: the stories stop clock and motion themselves, as a program drives them.
 * @param {import('@playwright/test').Browser} browser
 */
export async function openPage(browser) {
  const context = await browser.newContext({
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  await page.addInitScript(listen);
  return page;
}

/** @typedef {import('./stories.mjs').Shot} Shot */

/**
 * Takes one picture after the other, of the whole page however long. Loading the catalogue costs more
 * than all the rest, so a story that wants the same page as the one before is put in its place.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address the catalogue's
 * @param {{ afresh?: boolean }} [options] `afresh`: each in a page that has shown no other story
 */
export async function openCamera(browser, address, { afresh = false } = {}) {
  let page = await openPage(browser);
  let session = await page.context().newCDPSession(page);
  let at = '';

  return { take, close: () => page.context().close() };

  /**
   * @param {Shot} shot
   * @returns {Promise<Buffer>}
   * @throws the story could not be shown, or its play failed
   */
  async function take(shot) {
    const alone = afresh || lookOf(shot) !== at;
    try {
      await (alone ? load(shot) : replace(shot));
      return await expose();
    } catch (error) {
      if (!browser.isConnected()) throw error;
      // Whatever state the page is in, the next story shall not inherit it.
      await page.context().close();
      page = await openPage(browser);
      session = await page.context().newCDPSession(page);
      at = '';
      if (alone) throw error;
      return take(shot);
    }
  }

  /** @param {Shot} shot */
  async function load(shot) {
    const { colorScheme, forcedColors, size, story } = shot;
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme, forcedColors, reducedMotion: 'reduce' });
    // Axe has its own suite; here it would only cost time.
    const globals = { ...shot.globals, 'a11y.manual': '!true' };
    const query = Object.entries(globals).map(([name, value]) => `${name}:${value}`);
    await page.goto(
      `${address}/iframe.html?viewMode=story&id=${story.id}&globals=${query.join(';')}`,
      { waitUntil: 'commit' },
    );
    await end();
    at = lookOf(shot);
  }

  /** @param {Shot} shot */
  async function replace({ story }) {
    await page.evaluate(show, story.id);
    await end();
  }

  async function end() {
    const { error } = await inTime(page.evaluate(finished));
    if (error) throw new Error(error);
  }

  async function expose() {
    const { width, height, fits } = await page.evaluate(settle);
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'png',
      // Packed less well, in half the time.
      optimizeForSpeed: true,
      // For a moment this lays the page out in one pixel: what small windows hide loses the focus.
      captureBeyondViewport: !fits,
      clip: { x: 0, y: 0, width, height, scale: 1 },
    });
    if (!(await page.evaluate(hasKeptFocus)))
      throw new Error('The focus went while the picture was taken.');
    return Buffer.from(data, 'base64');
  }
}

/**
 * A story that never ends is broken, and holds up none of the others.
 * @template T
 * @param {Promise<T>} work
 * @returns {Promise<T>}
 */
async function inTime(work) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`It did not end within ${PATIENCE / 1000} seconds.`));
    }, PATIENCE);
  });
  try {
    return await Promise.race([work, /** @type {Promise<never>} */ (late)]);
  } finally {
    clearTimeout(timer);
  }
}
