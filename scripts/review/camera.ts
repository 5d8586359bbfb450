import { setTimeout } from 'node:timers/promises';
import { chromium, type Browser, type Page } from '@playwright/test';
import type { Channel } from 'storybook/internal/channels';
import type { Globals, Parameters } from 'storybook/internal/types';
import { args, contextOptions, env } from '../../.storybook/browser.mjs';
import { patient } from '../lib/patience.mjs';
import type { Look, Story } from './plan';

export const openBrowser = (executablePath: string) =>
  chromium.launch({
    executablePath,
    env,
    args: [
      ...args,
      ...['--hide-scrollbars', '--disable-lcd-text', '--force-color-profile=srgb'],
      // Else Chromium paints what a play has touched in pieces, and their seams differ by a shade.
      ...['--disable-partial-raster', '--disable-skia-runtime-opts'],
      // The processor draws anyway: a process of its own for it would only copy every frame.
      '--in-process-gpu',
    ],
    // "npm run review" stops it in the end, whatever ends it.
    ...{ handleSIGINT: false, handleSIGTERM: false },
  });

/** Takes whole stories in one look. To load the page takes long: each comes in another's place. */
export function openCamera(browser: Browser, address: string, { globals, ...settings }: Look) {
  let page: Page | undefined;
  let last: Promise<unknown> = Promise.resolve();
  // Axe has a suite of its own; here it would only cost time.
  const query = Object.entries({ ...globals, 'a11y.manual': '!true' })
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

  async function take(story: string): Promise<Buffer> {
    const alone = !page;
    try {
      if (!page) {
        page = await browser.newPage({ ...contextOptions, ...settings });
        await page.addInitScript(hideResizes);
        // No story has this id: the first is shown like all others.
        await page.goto(`${address}/iframe.html?id=none&globals=${query}`);
      }
      const late = setTimeout(patient(60_000), 'It does not end.', { ref: false });
      const problem = await Promise.race([page.evaluate(show, story), late]);
      if (problem) throw new Error(problem);
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

  /** Takes the story of an id, when those before are done; throws when it cannot be shown. */
  return (story: string) => {
    const picture = last.then(() => take(story));
    last = picture.catch(() => {});
    return picture;
  };
}

async function expose(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    // Packed less well, in half the time.
    optimizeForSpeed: true,
    ...(await page.evaluate(settle)),
  });
  await session.detach();
  if (!(await page.evaluate(hasKeptFocus)))
    throw new Error('The focus went while the picture was taken.');
  return Buffer.from(data, 'base64');
}

// Each of the following goes to the page alone, as text: it uses nothing but its arguments and the
// page, and names no function inside it, which tsx would mark by a helper that is not there.

declare const __STORYBOOK_ADDONS_CHANNEL__: Channel;
declare const __STORYBOOK_PREVIEW__: {
  currentSelection?: { storyId: string };
  currentRender?: { story?: { parameters: Parameters } };
  ready(): Promise<void>;
  extract(): Promise<Record<string, Story & { parameters: Parameters; storyGlobals?: Globals }>>;
};
declare const waxlineFocus: Element | null;

/** What each story asks for, merged by Storybook, in the catalogue's order. */
export async function readStories(): Promise<Story[]> {
  await __STORYBOOK_PREVIEW__.ready();
  const stories = Object.entries(await __STORYBOOK_PREVIEW__.extract());
  return stories.map(([id, { title, name, parameters, storyGlobals = {} }]) => {
    const { viewport, ...globals } = storyGlobals;
    const { width, height } = parameters.viewport?.options?.[viewport?.value]?.styles ?? {};
    return {
      ...{ id, title, name, file: parameters.fileName.replace(/^\.\//, ''), globals },
      ...parameters.chromatic,
      ...(width && { viewport: { width: parseInt(width), height: parseInt(height) } }),
    };
  });
}

/** A picture of a page taller than its window is taken in a larger one: the story shall not move for it. */
function hideResizes() {
  window.addEventListener(
    'resize',
    (event) => 'waxlineFocus' in window && event.stopImmediatePropagation(),
    true,
  );
}

/** Puts a story in the place of what is there, and says in the end why it failed, or nothing. */
async function show(storyId: string) {
  await __STORYBOOK_PREVIEW__.ready();
  // A page just loaded looks now for the story in its address: it shall be done with that.
  await new Promise((next) => window.setTimeout(next));
  Reflect.deleteProperty(window, 'waxlineFocus');
  // What a story keeps here outlives it.
  localStorage.clear();
  sessionStorage.clear();
  window.scrollTo(0, 0);
  const channel = __STORYBOOK_ADDONS_CHANNEL__;
  // The page tells by itself: to ask at every frame would keep the machine busy with frames.
  return new Promise<string>((end) => {
    const failures = ['playFunctionThrewException', 'storyThrewException', 'storyErrored'];
    for (const event of [...failures, 'storyMissing'])
      channel.once(event, (what) => end(what?.message ?? what?.description ?? String(what)));
    channel.once('storyFinished', ({ status }) =>
      end(status === 'error' ? 'The story ended with an error.' : ''),
    );
    // Storybook leaves alone what is there already.
    const again = __STORYBOOK_PREVIEW__.currentSelection?.storyId === storyId;
    channel.emit(again ? 'forceRemount' : 'setCurrentStory', { storyId, viewMode: 'story' });
  });
}

/** Until fonts and pictures are there, motion has come to its end, and all is painted and at rest. */
async function settle() {
  const { delay } = __STORYBOOK_PREVIEW__.currentRender?.story?.parameters.chromatic ?? {};
  if (delay) await new Promise((done) => window.setTimeout(done, delay));
  await document.fonts.ready;
  const pictures = [...document.images].filter(({ loading }) => loading !== 'lazy');
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
  // A symbol of another file comes when that file has; only one that is put in now says when.
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
    const { endTime } = motion.effect?.getComputedTiming() ?? {};
    if (endTime === Infinity) motion.cancel();
    else motion.finish();
  }
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  Object.assign(window, { waxlineFocus: document.activeElement });
  const { scrollWidth: width, scrollHeight: height } = document.documentElement;
  return {
    clip: { x: 0, y: 0, width, height, scale: 1 },
    // This lays the page out in one pixel for a moment: what hides in small windows loses the focus.
    captureBeyondViewport: width > innerWidth || height > innerHeight,
  };
}

/** Whether the focus is where it was once all had settled. */
const hasKeptFocus = () => waxlineFocus === document.activeElement;
