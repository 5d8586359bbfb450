// @ts-check
import { closeSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from './compare.mjs';

/** @typedef {import('./entries.mjs').Entry} Entry */

/**
 * @typedef {Omit<Entry, 'base' | 'current' | 'difference'> & {
 *   base?: string, current?: string, mask?: string, pixels?: number,
 *   box?: { x: number, y: number, width: number, height: number }
 * }} Shown an entry in the report, its pictures by their hashes
 */

/** What a reviewer should see first. */
const ORDER = ['broken', 'changed', 'new', 'removed'];

/**
 * Writes the report: one file that needs no other, however it is sent.
 * @param {object} report
 * @param {string} report.file
 * @param {string} report.parts the folder of the page's own files
 * @param {string} report.look CSS: faces and colours of the house
 * @param {Entry[]} report.entries
 * @param {import('./summary.mjs').Summary} report.summary
 */
export function writeReport({ file, parts, look, entries, summary }) {
  const read = (/** @type {string} */ name) => readFileSync(join(parts, name), 'utf8');
  /** @type {Set<string>} */
  const written = new Set();
  const part = `${file}.part`;
  const out = openSync(part, 'w');
  const [before = '', after = ''] = read('page.html')
    .replace('/* styles */', () => look + read('page.css'))
    .replace('/* script */', () => read('page.mjs'))
    .split('<!-- data -->');
  writeSync(out, before);
  // Picture by picture: all together may be longer than a string can be.
  const sorted = [...entries].sort((a, b) => ORDER.indexOf(a.status) - ORDER.indexOf(b.status));
  const shown = sorted.map(({ base, current, difference, ...entry }) => ({
    ...entry,
    base: base && put(readFileSync(base)),
    current: current && put(readFileSync(current)),
    ...(difference && {
      mask: put(difference.mask),
      pixels: difference.pixels,
      box: difference.box,
    }),
  }));
  const data = {
    // What was decided about other pictures does not count for these.
    id: hashOf(Buffer.from(JSON.stringify(shown.map(({ key, hash }) => [key, hash])))),
    of: `${summary.current} beside ${summary.base}, in Chromium ${summary.chromium}`,
    whole: summary.whole,
    counts: summary.counts,
    entries: shown,
  };
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  writeSync(out, `<script type="application/json" id="data">${json}</script>${after}`);
  closeSync(out);
  renameSync(part, file);

  /** @param {Buffer} picture */
  function put(picture) {
    const hash = hashOf(picture);
    if (!written.has(hash)) {
      const text = picture.toString('base64');
      writeSync(out, `<script type="text/plain" id="picture-${hash}">${text}</script>\n`);
      written.add(hash);
    }
    return hash;
  }
}
