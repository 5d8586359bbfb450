import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { modes as everyMode, type Mode } from '../world/modes.ts';

/** The stories that this worker has looked at, by what they show. */
const seen = new Map<string, string>();

/**
 * In the page: what decides how a story looks. Names for screen readers do not, nor do ids, which
 * differ between two of the same. The class of a styled element is made from its styles.
 */
function looks() {
  const { body, documentElement, activeElement } = document;
  const copy = body.cloneNode(true) as HTMLElement;
  for (const element of copy.querySelectorAll('script, style, [class^="sb-"]')) element.remove();
  const unseen =
    /^(id|for|name|alt|title|role|tabindex|aria-(label|labelledby|describedby|owns|controls))$/;
  for (const element of copy.querySelectorAll('*'))
    for (const { name } of [...element.attributes])
      if (unseen.test(name)) element.removeAttribute(name);
  const all = [...body.querySelectorAll('*')];
  return [
    copy.innerHTML,
    documentElement.dir,
    activeElement === body || activeElement!.getBoundingClientRect(),
    all.filter((element) => element.matches(':hover')).length,
    all.map(({ scrollTop, scrollLeft }) => scrollTop + scrollLeft).filter(Boolean),
    [...body.querySelectorAll('input')].map(({ value }) => value),
  ];
}

/**
 * What is wrong with a story that shows what an earlier one of its component shows: each picture
 * costs every reviewer a look. It compares markup, because a picture of each story would take 7
 * seconds more of all; of 24 stories that show what another does, it finds 21. A story with modes of
 * its own may differ there.
 */
export async function sameAsAnother(
  page: Page,
  id: string,
  modes: Record<string, Mode>,
): Promise<string[]> {
  const component = id.split('--')[0];
  const look = createHash('sha1')
    .update(JSON.stringify([component, page.viewportSize(), await page.evaluate(looks)]))
    .digest('hex');
  const other = seen.get(look);
  seen.set(look, other ?? id);
  const hasOwnModes = Object.keys(modes).some((name) => !(name in everyMode));
  if (!other || other === id || hasOwnModes) return [];
  return [
    `its picture is that of ${other}: give it a state of its own, or say "disableSnapshot: true" if it is about what happens`,
  ];
}
