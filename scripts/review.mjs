// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Failure, runCli } from './cli.mjs';
import { readOptions } from './options.mjs';
import { accept } from './review/accepted.mjs';
import { findBase } from './review/base.mjs';
import { placesIn } from './review/places.mjs';
import { root } from './root.mjs';

const usage = `Usage: npm run review -- [--base REF] [--only TEXT] [--take all]
       npm run review -- --accept FILE
Compares every story of the working tree with the same one at REF (where this branch left main),
and writes a report to be opened in a browser. Ends with 1 when something is open.
--only TEXT    stories with TEXT in their title or id
--take all     takes every picture anew, even of stories whose files are the same
--accept FILE  records what was accepted in the report (its accepted.json)`;

runCli(async () => {
  const options = readOptions(process.argv.slice(2), ['base', 'only', 'take', 'accept'], usage);
  if (options.take !== undefined && options.take !== 'all') {
    throw new Failure(`"--take ${options.take}" is not known.\n${usage}`, 2);
  }
  const places = placesIn(root);
  if (options.accept !== undefined) return record(options.accept);
  const base = findBase(root, options.base);

  const { findChromium } = await import('./chromium.mjs');
  const chromium = await findChromium();
  mkdirSync(places.folder, { recursive: true });
  const { lock } = await import('./review/lock.mjs');
  lock(places.lock);

  const { review } = await import('./review/review.mjs');
  const all = options.take === 'all';
  const found = await review({ root, places, base, chromium, all, only: options.only });
  const { writeReport } = await import('./review/report.mjs');
  const { houseLook } = await import('./review/look.mjs');
  const { withPacker } = await import('./review/pack.mjs');
  const look = await houseLook(root);
  await withPacker(chromium, (pack) =>
    writeReport({
      ...{ file: places.report, entries: found.entries, summary: found.summary },
      ...{ parts: join(root, 'scripts', 'review', 'report'), look, pack },
    }),
  );
  writeFileSync(places.summary, `${JSON.stringify(found.summary, null, 2)}\n`);

  const { counts } = found.summary;
  for (const line of found.timing) console.log(line);
  console.log(
    `\n${counts.stories} stories, ${counts.pictures} pictures, ${counts.reused} of them of unchanged files.\n` +
      `${counts.changed} changed, ${counts.new} new, ${counts.removed} removed, ${counts.broken} broken; ` +
      `${counts.accepted} accepted, ${counts.open} open.`,
  );
  for (const key of found.summary.unsteady) console.log(`  not the same twice: ${key}`);
  console.log(`Report: ${pathToFileURL(places.report).href}`);
  process.exitCode = counts.open ? 1 : 0;

  /** @param {string} given */
  function record(given) {
    const { accepted, dropped } = accept(places.record, given);
    console.log(
      `${accepted} accepted, ${dropped} old ones dropped. Commit ${relative(root, places.record)} with the change.`,
    );
  }
});
