// @ts-check
import { rmSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { readAccepted } from './accepted.mjs';
import { short } from './base.mjs';
import { bothCatalogues } from './both.mjs';
import { openBrowser } from './capture.mjs';
import { serve } from './catalogue.mjs';
import { confirm, confirmations } from './confirm.mjs';
import { entryOf, isSame, pairShots } from './entries.mjs';
import { progress } from './progress.mjs';
import { noStory, shotsOf, wanted } from './stories.mjs';
import { reviewWords, summarise, timing } from './summary.mjs';
import { sweep } from './sweep.mjs';
import { takePictures } from './take.mjs';

/**
 * Compares the stories of the working tree with those of a commit.
 * @param {object} work
 * @param {string} work.root
 * @param {import('./places.mjs').Places} work.places
 * @param {import('./base.mjs').Base} work.base
 * @param {string} work.chromium
 * @param {string} [work.only] text in the title or id of a story
 * @param {boolean} [work.all] even of stories whose files are the same
 * @throws {Failure} a catalogue cannot be built, or no story is meant
 */
export async function review({ root, places, base, chromium, only = '', all = false }) {
  const accepted = readAccepted(places.record);
  const { browser, recipe } = await openBrowser(chromium);
  try {
    const catalogues = await bothCatalogues({ root, places, base, browser });
    const shots = {
      base: wanted(catalogues.base.stories, only).flatMap((story) => shotsOf(story, recipe)),
      current: wanted(catalogues.current.stories, only).flatMap((story) => shotsOf(story, recipe)),
    };
    const pairs = pairShots(shots.base, shots.current);
    if (pairs.length === 0) throw noStory(only);
    const reused = all ? [] : pairs.filter(isSame);
    const open = pairs.filter((pair) => !reused.includes(pair));

    // A second look at the same content must not find the first one's pictures.
    const folders = { base: places.pictures, current: all ? places.again : places.pictures };
    rmSync(places.again, { recursive: true, force: true });
    const served = {
      base: await serve(catalogues.base.folder),
      current: await serve(catalogues.current.folder),
    };
    const names = { base: short(base.commit), current: 'the working tree' };
    /** @param {'base' | 'current'} side */
    const take = (side, list = open.flatMap((pair) => pair[side] ?? []), again = false) =>
      takePictures({
        what: `Pictures of ${names[side]}${again ? ', again' : ''}`,
        browser,
        address: served[side].address,
        shots: list,
        folder: again ? places.second : folders[side],
        afresh: again,
      });

    const taken = { base: await take('base'), current: await take('current') };
    /** @param {import('./entries.mjs').Pair} pair */
    const judge = (pair) =>
      entryOf(pair, {
        ...{ baseFolder: folders.base, currentFolder: folders.current, accepted },
        ...{ baseBroken: taken.base.broken, broken: taken.current.broken },
      });
    const found = [];
    const bar = progress('Compared', open.length);
    for (const pair of open) {
      const entry = judge(pair);
      if (entry) found.push({ pair, entry });
      bar.step();
      // Room for Ctrl-C: a comparison is one long breath.
      await setImmediate();
    }
    const seen = confirmations(places.confirmed);
    const suspects = found.filter(
      ({ pair, entry: { status, accepted: done } }) =>
        status === 'changed' && !done && (all || !seen.has(pair)),
    );
    const confirmed = await confirm({
      ...{ suspects, folders, judge, folder: places.second },
      take: async (side, list) => (await take(side, list, true)).fresh,
    });
    if (!all) for (const { pair } of confirmed) seen.add(pair);
    const kept = new Map(confirmed.map(({ entry }) => [entry.key, entry]));
    const unsteady = suspects.map(({ entry }) => entry.key).filter((key) => !kept.has(key));
    const entries = found
      .map(({ entry }) => kept.get(entry.key) ?? entry)
      .filter(({ key }) => !unsteady.includes(key));

    for (const { close } of Object.values(served)) close();
    sweep([places.catalogues, places.pictures, places.confirmed]);
    const summary = summarise({
      ...{ entries, unsteady, reused: reused.length, pictures: shots.current.length },
      stories: new Set(shots.current.map(({ story }) => story.id)).size,
      of: {
        base: `${base.name} (${short(base.commit)})`,
        current: names.current,
        chromium: browser.version(),
        whole: only === '',
      },
    });
    const words = [...timing(taken.base.times, taken.current.times), ...reviewWords(summary)];
    return { entries, summary, words };
  } finally {
    await browser.close();
  }
}
