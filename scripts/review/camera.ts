import { setTimeout } from 'node:timers/promises';
import { chromium, type Browser, type Page } from '@playwright/test';
import { args, contextOptions, env } from '../../.storybook/browser.mjs';
import { capture } from '../../.storybook/checks/screenshot';
import { patient } from '../lib/patience.mjs';
import type { Look, Story } from './plan';

export function openBrowser(executablePath: string) {
  return chromium.launch({
    executablePath,
    env,
    args: [
      ...args,
      ...['--hide-scrollbars', '--disable-lcd-text', '--force-color-profile=srgb'],
      // Without these, Chromium paints what a play has touched in pieces, whose seams differ by a
      // shade.
      ...['--disable-partial-raster', '--disable-skia-runtime-opts'],
      // The processor draws in any case; a separate process for it would only copy every frame.
      '--in-process-gpu',
    ],
    // "npm run review" stops the browser itself, however it ends.
    handleSIGINT: false,
    handleSIGTERM: false,
  });
}

/**
 * Takes pictures of stories in one look. Loading the page takes long, so the stories are shown one
 * after another in the same page.
 */
export function openCamera(browser: Browser, address: string, { globals, ...settings }: Look) {
  let page: Page | undefined;
  let last: Promise<unknown> = Promise.resolve();
  // Axe is switched off: it has a suite of its own, and would only take time here.
  const { pseudo, ...words } = globals;
  const states = Object.keys(pseudo ?? {}).map((state) => [`pseudo.${state}`, '!true']);
  const query = [...Object.entries(words), ...states, ['a11y.manual', '!true']]
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

  async function take(story: string): Promise<Buffer> {
    const alone = !page;
    try {
      if (!page) {
        page = await browser.newPage({ ...contextOptions, ...settings });
        await page.addInitScript(hideResizes);
        // No story has this id, so even the first story is shown by the same way as the others.
        await page.goto(`${address}/iframe.html?id=none&globals=${query}`);
      }
      const late = setTimeout(patient(60_000), 'It does not end.', { ref: false });
      const problem = await Promise.race([page.evaluate(show, story), late]);
      if (problem) throw new Error(problem);
      return await expose(page);
    } catch (error) {
      // The page is closed, so that the next story does not inherit its state. The failure itself
      // may come from inherited state, so the story is shown once more, alone in a new page.
      await page?.context().close();
      page = undefined;
      if (alone || !browser.isConnected()) throw error;
      return take(story);
    }
  }

  /**
   * Takes the picture of a story when those before are done. Throws when the story cannot be shown.
   */
  return (story: string) => {
    const picture = last.then(() => take(story));
    last = picture.catch(() => {});
    return picture;
  };
}

async function expose(page: Page) {
  const picture = await capture(page, await page.evaluate(settle));
  if (!(await page.evaluate(hasKeptFocus)))
    throw new Error('The focus went while the picture was taken.');
  return picture;
}

// Each of the following functions is sent to the page as text. So it may use only its arguments and
// the page, and must not contain named functions, because tsx would mark those with a helper that
// the page does not have.

declare const waxlineFocus: Element | null;

/** The settings of each story, merged by Storybook, in the catalogue's order. */
export async function readStories(): Promise<Story[]> {
  await __STORYBOOK_PREVIEW__.ready();
  const stories = Object.entries(await __STORYBOOK_PREVIEW__.extract());
  return stories.map(([id, { title, name, parameters, storyGlobals = {} }]) => {
    const { viewport, ...globals } = storyGlobals;
    const { width, height } = parameters.viewport?.options?.[viewport?.value]?.styles ?? {};
    return {
      id,
      title,
      name,
      file: parameters.fileName.replace(/^\.\//, ''),
      globals,
      ...parameters.chromatic,
      ...(width && { viewport: { width: parseInt(width), height: parseInt(height) } }),
    };
  });
}

/**
 * The picture of a page that is taller than its window is taken in a larger window. The story must
 * not change because of that, so it does not hear of the new size.
 */
function hideResizes() {
  window.addEventListener(
    'resize',
    (event) => 'waxlineFocus' in window && event.stopImmediatePropagation(),
    true,
  );
}

/**
 * Shows a story in place of the present one. Resolves to the reason why it failed, or to nothing.
 */
async function show(storyId: string) {
  await __STORYBOOK_PREVIEW__.ready();
  // A page that has just loaded looks for the story in its address first, so this waits.
  await new Promise((next) => window.setTimeout(next));
  Reflect.deleteProperty(window, 'waxlineFocus');
  // What a story stores here would remain for the next one.
  localStorage.clear();
  sessionStorage.clear();
  window.scrollTo(0, 0);
  const channel = __STORYBOOK_ADDONS_CHANNEL__;
  // The page reports by an event, because asking at every frame would keep the machine busy with
  // frames.
  return new Promise<string>((end) => {
    const failures = ['playFunctionThrewException', 'storyThrewException', 'storyErrored'];
    for (const event of [...failures, 'storyMissing'])
      channel.once(event, (what) => end(what?.message ?? what?.description ?? String(what)));
    channel.once('storyFinished', ({ status }) =>
      end(status === 'error' ? 'The story ended with an error.' : ''),
    );
    // Storybook does not draw a story again that is shown already.
    const again = __STORYBOOK_PREVIEW__.currentSelection?.storyId === storyId;
    channel.emit(again ? 'forceRemount' : 'setCurrentStory', { storyId, viewMode: 'story' });
  });
}

/** Waits until fonts and pictures have loaded, motion has ended, and everything is painted. */
async function settle() {
  const { delay } = __STORYBOOK_PREVIEW__.currentRender?.story?.parameters.chromatic ?? {};
  if (delay) await new Promise((done) => window.setTimeout(done, delay));
  await document.fonts.ready;
  const pictures = [...document.images].filter(({ loading }) => loading !== 'lazy');
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
  // A symbol from another file shows when that file has loaded. Only a newly inserted element has
  // an event for that.
  const symbols = document.querySelectorAll<SVGUseElement>('use[href*=".svg#"]');
  const files = new Set([...symbols].map(({ href }) => href.baseVal.replace(/#.*/, '')));
  const probe = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  probe.append(...[...files].map(() => document.createElementNS(probe.namespaceURI!, 'use')));
  document.body.append(probe);
  const come = [...probe.children].map((use, index) => {
    use.setAttribute('href', `${[...files][index]}#`);
    return new Promise((done) => Object.assign(use, { onload: done, onerror: done }));
  });
  await Promise.all(come);
  probe.remove();
  for (const motion of document.getAnimations()) {
    // What the scroll moves is where it is to be.
    if (motion.timeline !== document.timeline) continue;
    const { endTime } = motion.effect?.getComputedTiming() ?? {};
    if (endTime === Infinity) motion.cancel();
    else motion.finish();
  }
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  Object.assign(window, { waxlineFocus: document.activeElement });
  const { scrollWidth: width, scrollHeight: height } = document.documentElement;
  return {
    clip: { x: 0, y: 0, width, height },
    // This option briefly lays the page out in a window of one pixel, where elements that hide in
    // small windows lose the focus. So it is used only when needed.
    captureBeyondViewport: width > innerWidth || height > innerHeight,
  };
}

/** Whether the focus is where it was when the page had settled. */
const hasKeptFocus = () => waxlineFocus === document.activeElement;
