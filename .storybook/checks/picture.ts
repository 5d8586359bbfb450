import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { capture } from './capture.ts';
import { modes as everyMode, type Mode } from '../world/modes.ts';

/** The stories that this worker has looked at, by what they show. */
const seen = new Map<string, string>();

/**
 * What is wrong with a story that shows what an earlier one of its component shows: each picture
 * costs every reviewer a look. A story with modes of its own may differ there.
 */
export async function sameAsAnother(
  page: Page,
  id: string,
  modes: Record<string, Mode>,
): Promise<string[]> {
  const data = await capture(page);
  // What is below the window counts as well: by its height and its words, since a window as high
  // as the page would change the story.
  const whole = await page.evaluate(() => [
    document.documentElement.scrollHeight,
    document.body.innerText,
  ]);
  const size = page.viewportSize()!;
  const component = id.split('--')[0];
  const look = createHash('sha1')
    .update(JSON.stringify([component, size, data, whole]))
    .digest('hex');
  const other = seen.get(look);
  seen.set(look, other ?? id);
  const hasOwnModes = Object.keys(modes).some((name) => !(name in everyMode));
  if (!other || other === id || hasOwnModes) return [];
  return [
    `its picture is that of ${other}: give it a state of its own, or say "disableSnapshot: true" if it is about what happens`,
  ];
}
