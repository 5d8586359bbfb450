// @ts-check
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { houseLook } from './look.mjs';
import { withPacker } from './pack.mjs';
import { readParts } from './parts.mjs';
import { writeReport } from './report.mjs';

/**
 * Writes what was found, for people and for machines, and says it in the terminal.
 * @param {object} work
 * @param {string} work.root
 * @param {string} work.chromium
 * @param {{ page: string, summary: string }} work.files
 * @param {object} work.found
 * @param {import('./entries.mjs').Entry[]} work.found.entries
 * @param {import('./summary.mjs').Summary} work.found.summary
 * @param {boolean} [work.found.decides]
 * @param {string[]} work.found.words
 */
export async function publish({ root, chromium, files, found }) {
  const { words, ...rest } = found;
  const look = await houseLook(root);
  const parts = await readParts();
  await withPacker(chromium, (pack) =>
    writeReport({ ...rest, file: files.page, parts, look, pack }),
  );
  writeFileSync(files.summary, `${JSON.stringify(found.summary, null, 2)}\n`);
  for (const line of words) console.log(line);
  console.log(`Report: ${pathToFileURL(files.page).href}`);
}
