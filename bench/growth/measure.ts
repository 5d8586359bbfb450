import { devices, type Browser, type CDPSession, type Page } from '@playwright/test';
import { metricsOf, rest, workOf } from '../compare/visit';
import { SLOWER, watchAnswers } from '../answers';

/**
 * The lists: the story of each, the tag by which its items are counted, and the control that
 * is pressed.
 */
export const lists = {
  products: { story: 'long-lists--products', item: 'article', pressed: 'article button' },
  albums: { story: 'long-lists--albums', item: 'h2', pressed: '[role=row] button' },
  // This list has no buttons, so an item is tapped; visitors wait for the page to respond to that,
  // too.
  discussions: { story: 'long-lists--discussions', item: 'article', pressed: 'article h2' },
};
export type List = keyof typeof lists;

export interface Growth {
  /** In milliseconds, for the whole list. */
  'first paint': number;
  'all there': number;
  script: number;
  'style, layout': number;
  /**
   * Milliseconds until a press is answered: early on the first item while the others follow, late
   * on the middle one.
   */
  'press, early': number;
  'press, late': number;
  /** Kilobytes that scripts and the document hold. */
  memory: number;
}

/**
 * On a slow phone, lets the list of a story grow from nothing to that many items, and presses some
 * of them.
 */
export async function grow(browser: Browser, address: string, list: List, length: number) {
  const { story, item, pressed } = lists[list];
  const page = await browser.newPage({ ...devices['Pixel 7'] });
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  await page.goto(`${address}/iframe.html?id=${story}&viewMode=story&globals=a11y.manual:!true`);
  await page.locator(pressed).first().waitFor();
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await setLength(page, story, 0, item);
  await rest(page, client);
  const answerTo = await watchAnswers(page);

  const before = await read(client);
  const grown = setLength(page, story, length, item);
  const early = await answerTo(page.locator(pressed).first());
  const times = await grown;
  await rest(page, client);
  const after = await read(client);

  // The item is found by an id, because finding it by its index would take longer than the press.
  await page.evaluate((selector) => {
    const all = document.querySelectorAll(selector);
    all[all.length >> 1]!.id = 'pressed';
  }, pressed);
  const middle = page.locator('#pressed');
  await middle.scrollIntoViewIfNeeded();
  await rest(page, client);
  const late = await answerTo(middle);
  await page.context().close();
  return {
    ...times,
    script: after.script - before.script,
    'style, layout': after.layout - before.layout,
    'press, early': early,
    'press, late': late,
    memory: after.memory - before.memory,
  } satisfies Growth;
}

/** Tells a story how many items it has. @returns milliseconds until the first are painted, and until all are */
const setLength = (page: Page, storyId: string, length: number, item: string) =>
  page.evaluate(
    async ({ storyId, length, item }) => {
      const items = document.getElementsByTagName(item);
      const begun = performance.now();
      __STORYBOOK_ADDONS_CHANNEL__.emit('updateStoryArgs', { storyId, updatedArgs: { length } });
      const times: number[] = [];
      for (const wanted of [Math.min(1, length), length]) {
        while (items.length < wanted || (length === 0 && items.length > 0))
          await new Promise(requestAnimationFrame);
        // The items are painted in this frame, and a message comes after it.
        const { port1, port2 } = new MessageChannel();
        await new Promise((resolve) => {
          port1.onmessage = resolve;
          port2.postMessage(null);
        });
        times.push(performance.now() - begun);
      }
      return { 'first paint': times[0]!, 'all there': times[1]! };
    },
    { storyId, length, item },
  );

async function read(client: CDPSession) {
  const { script, 'style and layout': layout } = workOf(await metricsOf(client));
  await client.send('HeapProfiler.collectGarbage');
  const heap = await client.send('Runtime.getHeapUsage');
  return {
    script,
    layout,
    memory: (heap.usedSize + heap.embedderHeapUsedSize) / 1024,
  };
}
