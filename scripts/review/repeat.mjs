// @ts-check
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { openBrowser } from './capture.mjs';
import { serve } from './catalogue.mjs';
import { entryOf } from './entries.mjs';
import { fileOf } from './stories.mjs';
import { repeatWords, summarise } from './summary.mjs';
import { takePictures } from './take.mjs';

/** @typedef {import('./entries.mjs').Entry} Entry */
/** @typedef {import('./stories.mjs').Shot} Shot */

/**
 * Takes the same pictures several times, each time in a fresh browser, and compares each with the
 * first: one commit has one look.
 * @param {object} work
 * @param {string} work.chromium
 * @param {string} work.catalogue the folder of a built one
 * @param {(recipe: string) => Shot[]} work.choose
 * @param {number} work.times
 * @param {string} work.folder for the pictures
 */
export async function repeat({ chromium, catalogue, choose, times, folder }) {
  rmSync(folder, { recursive: true, force: true });
  const takeFolder = (/** @type {number} */ take) => join(folder, String(take));
  /** @type {Map<string, Entry>} by picture: the first take that is not as the others says enough */
  const odd = new Map();
  const started = performance.now();
  /** @type {Shot[]} */
  let shots = [];
  let version = '';
  const served = await serve(catalogue);
  try {
    for (let take = 1; take <= times; take++) {
      const { browser, recipe } = await openBrowser(chromium);
      version = browser.version();
      shots = choose(recipe);
      const what = `Take ${take} of ${times}`;
      const { address } = served;
      // Backwards every other time: a story that shows what another has left behind is found out.
      const queue = take % 2 ? shots : [...shots].reverse();
      const taken = await takePictures({
        ...{ what, browser, address, shots: queue, folder: takeFolder(take) },
      })
        // A fresh one for each take: what one has cached, the next shall not inherit.
        .finally(() => browser.close());
      judge(take, taken.broken);
    }
  } finally {
    served.close();
  }

  const entries = [...odd.values()];
  const summary = summarise({
    ...{ entries, unsteady: [], reused: 0, pictures: shots.length },
    stories: new Set(shots.map(({ story }) => story.id)).size,
    of: {
      base: 'the first take',
      current: times > 2 ? `takes 2 to ${times}` : 'take 2',
      ...{ chromium: version, whole: false },
    },
  });
  const seconds = (performance.now() - started) / 1000;
  return { entries, summary, decides: false, words: repeatWords({ summary, times, seconds }) };

  /** @param {number} take @param {Map<string, string>} broken */
  function judge(take, broken) {
    const folders = { baseFolder: takeFolder(1), currentFolder: takeFolder(take) };
    for (const shot of shots) {
      if (odd.has(shot.key) || (take === 1 && !broken.has(shot.key))) continue;
      const found = { ...folders, broken, baseBroken: new Map(), accepted: {} };
      const entry = entryOf({ base: shot, current: shot }, found);
      if (entry) odd.set(shot.key, { ...entry, mode: `${entry.mode}, take ${take}` });
      // Ten takes of thousands of pictures would fill a disk.
      else rmSync(join(takeFolder(take), fileOf(shot)));
    }
  }
}
