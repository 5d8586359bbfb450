// @ts-check
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

// This file is the recipe of a picture: whoever changes it has all pictures taken anew.

const ARGS = [
  ...['--no-sandbox', '--disable-gpu', '--hide-scrollbars', '--disable-lcd-text'],
  ...['--font-render-hinting=none', '--force-color-profile=srgb', '--disable-quic'],
  // Else what a play has touched is painted in pieces, and their seams differ by a shade.
  ...['--disable-partial-raster', '--disable-skia-runtime-opts'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
  // No picture depends on another host.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

const PATIENCE = 30_000;

/** @param {string} chromium */
export async function openBrowser(chromium) {
  const { chromium: type } = await import('@playwright/test');
  const browser = await type.launch({ executablePath: chromium, args: ARGS });
  const source = readFileSync(new URL(import.meta.url));
  const recipe = createHash('sha256').update(source).update(browser.version()).digest('hex');
  return { browser, recipe };
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

/** In the page, before Storybook: hears from its channel how the story ended, its play included. */
function listen() {
  const world = /** @type {any} */ (window);
  const slot = '__STORYBOOK_ADDONS_CHANNEL__';
  Object.defineProperty(window, slot, {
    configurable: true,
    get: () => undefined,
    set(channel) {
      Object.defineProperty(window, slot, { value: channel, writable: true, configurable: true });
      let error = '';
      /** @param {any} problem */
      const fail = (problem) => {
        error ||= problem?.message ?? problem?.description ?? String(problem);
        world.waxlineStory = { error };
      };
      for (const event of [
        ...['playFunctionThrewException', 'storyThrewException', 'storyErrored'],
        ...['storyMissing', 'configError'],
      ])
        channel.on(event, fail);
      channel.on('storyFinished', (/** @type {any} */ { status }) => {
        if (status === 'error') fail('The story ended with an error.');
        else world.waxlineStory ??= { error };
      });
    },
  });
}

/**
 * Takes one picture, of the whole page however long.
 * @param {import('@playwright/test').Page} page
 * @param {string} address the catalogue's
 * @param {import('./stories.mjs').Shot} shot
 * @returns {Promise<Buffer>}
 * @throws the story could not be shown, or its play failed
 */
export async function capture(page, address, shot) {
  const { colorScheme, forcedColors, size } = shot;
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme, forcedColors, reducedMotion: 'reduce' });
  // Axe has its own suite; here it would only cost time.
  const globals = { ...shot.globals, 'a11y.manual': '!true' };
  const query = Object.entries(globals).map(([name, value]) => `${name}:${value}`);
  await page.goto(
    `${address}/iframe.html?viewMode=story&id=${shot.story.id}&globals=${query.join(';')}`,
    { waitUntil: 'load' },
  );
  const ended = await page.waitForFunction(() => /** @type {any} */ (window).waxlineStory);
  const { error } = await ended.jsonValue();
  if (error) throw new Error(error);
  await page.evaluate(settle);
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide', scale: 'css' });
}

/** In the page: until fonts and pictures are there, and painted. */
async function settle() {
  await document.fonts.ready;
  const pictures = [...document.images].filter(({ loading }) => loading !== 'lazy');
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}
