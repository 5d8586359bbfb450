import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { capture } from './screenshot.ts';
import { modes as everyMode, type Mode } from '../world/modes.ts';

/** The stories that this worker has looked at, by what they show. */
const seen = new Map<string, string>();

/**
 * In the page: the part of the window in which something is drawn, in px of the page. The window of
 * most stories is nearly empty, and a picture of a small part of it takes a third of the time. The
 * room around it is for shadows and focus rings.
 */
function whereSomethingIs() {
  const room = 32;
  const layer = 'body > :not(.sb-wrapper, #storybook-root, #storybook-docs)';
  const drawn = `#storybook-root *, ${layer}, ${layer} *`;
  const boxes = [...document.querySelectorAll(drawn)]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width && height);
  const cut = (at: number, end: number) => Math.min(Math.max(Math.round(at), 0), end);
  const x = cut(Math.min(...boxes.map(({ left }) => left)) - room, innerWidth - 1);
  const y = cut(Math.min(...boxes.map(({ top }) => top)) - room, innerHeight - 1);
  const right = cut(Math.max(...boxes.map((box) => box.right)) + room, innerWidth);
  const bottom = cut(Math.max(...boxes.map((box) => box.bottom)) + room, innerHeight);
  const [width, height] = [Math.max(1, right - x), Math.max(1, bottom - y)];
  return { x: x + scrollX, y: y + scrollY, width, height };
}

/**
 * What is wrong with a story that shows what an earlier one of its component shows: each picture
 * costs every reviewer a look. A story with modes of its own may differ there.
 */
export async function sameAsAnother(
  page: Page,
  id: string,
  modes: Record<string, Mode>,
): Promise<string[]> {
  const hasOwnModes = Object.keys(modes).some((name) => !(name in everyMode));
  // All stories of a screen have modes of their own, so none of them can be the same as another.
  if (hasOwnModes && id.startsWith('screens-')) return [];
  const clip = await page.evaluate(whereSomethingIs);
  // What is below the window counts as well: by its height and its words, since a window as high
  // as the page would change the story.
  const whole = await page.evaluate(() => [
    document.documentElement.scrollHeight,
    document.body.innerText,
  ]);
  const size = page.viewportSize()!;
  const component = id.split('--')[0];
  const look = createHash('sha1')
    .update(JSON.stringify([component, size, clip, whole]))
    .update(await capture(page, { clip }))
    .digest('hex');
  const other = seen.get(look);
  seen.set(look, other ?? id);
  if (!other || other === id || hasOwnModes) return [];
  return [
    `its picture is that of ${other}: give it a state of its own, or say "disableSnapshot: true" if it is about what happens`,
  ];
}
