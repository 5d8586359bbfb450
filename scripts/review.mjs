// @ts-check
import { mkdirSync } from 'node:fs';
import { relative } from 'node:path';
import { Failure, runCli } from './lib/cli.mjs';
import { readOptions } from './lib/options.mjs';
import { accept } from './review/accepted.mjs';
import { findBase } from './review/base.mjs';
import { placesIn } from './review/places.mjs';
import { readTimes } from './review/times.mjs';
import { root } from './lib/root.mjs';

const usage = `Usage: npm run review -- [--base REF] [--only TEXT] [--take all]
       npm run review -- --repeat N [--only TEXT]
       npm run review -- --accept FILE
Compares every story of the working tree with the same one at REF (where this branch left main),
and writes a report to be opened in a browser. Ends with 1 when something is open.
--only TEXT    stories with TEXT in their title or id
--take all     takes every picture anew, even of stories whose files are the same
--repeat N     compares the working tree with itself: takes every picture N times, each time in a
               fresh browser. Ends with 1 when a picture is not the same each time
--accept FILE  records what was accepted in the report (its accepted.json)`;

runCli(async () => {
  const names = /** @type {const} */ (['base', 'only', 'take', 'repeat', 'accept']);
  const options = readOptions(process.argv.slice(2), names, usage);
  if (options.take !== undefined && options.take !== 'all') {
    throw new Failure(`"--take ${options.take}" is not known.\n${usage}`, 2);
  }
  const times = readTimes(options, usage);
  const places = placesIn(root);
  if (options.accept !== undefined) return record(options.accept);
  const base = times ? undefined : findBase(root, options.base);

  const { findChromium } = await import('./lib/chromium.mjs');
  const chromium = await findChromium();
  mkdirSync(places.folder, { recursive: true });
  const { lock } = await import('./review/lock.mjs');
  lock(places.lock);

  const work = { root, places, chromium, only: options.only };
  const { review } = await import('./review/review.mjs');
  const { repeatTree } = await import('./review/repeatTree.mjs');
  const found = base
    ? await review({ ...work, base, all: options.take === 'all' })
    : await repeatTree({ ...work, times });
  const { publish } = await import('./review/publish.mjs');
  const files = base ? places.report : places.repeatReport;
  await publish({ root, chromium, files, found });
  process.exitCode = found.summary.counts.open ? 1 : 0;

  /** @param {string} given */
  function record(given) {
    const { accepted, dropped } = accept(places.record, given);
    console.log(
      `${accepted} accepted, ${dropped} old ones dropped. Commit ${relative(root, places.record)} with the change.`,
    );
  }
});
