// @ts-check
import { closeSync, openSync, readFileSync, renameSync, statSync, writeSync } from 'node:fs';
import { hashOf } from './compare.mjs';

/** @typedef {import('./entries.mjs').Entry} Entry */

/**
 * @typedef {Omit<Entry, 'base' | 'current' | 'difference'> & {
 *   base?: string, current?: string, mask?: string, pixels?: number,
 *   box?: { x: number, y: number, width: number, height: number }
 * }} Shown an entry in the report, its pictures by their hashes
 */

/** Beyond it a browser takes too long to open the report. */
const LIMIT = 48 * 1024 * 1024;

/** What a reviewer should see first. */
const ORDER = ['broken', 'changed', 'new', 'removed'];

/**
 * Writes the report: one file that needs no other, however it is sent. When its pictures are too
 * many for that, the browser packs them smaller; the differences stay as they were found.
 * @param {object} report
 * @param {string} report.file
 * @param {import('./parts.mjs').Parts} report.parts
 * @param {string} report.look CSS: faces and colours of the house
 * @param {Entry[]} report.entries
 * @param {import('./summary.mjs').Summary} report.summary
 * @param {boolean} [report.decides] whether there is something to accept
 * @param {(picture: Buffer) => Promise<Buffer | undefined>} [report.pack] gives a WebP, if it can
 * @param {number} [report.limit] how many bytes of pictures need no packing
 */
export async function writeReport(report) {
  const { file, parts, look, entries, summary, decides = true, pack, limit = LIMIT } = report;
  /** @type {Set<string>} */
  const written = new Set();
  const part = `${file}.part`;
  const out = openSync(part, 'w');
  const [before = '', after = ''] = parts.html
    .replace('/* styles */', () => look + parts.styles)
    .replace('/* script */', () => parts.script)
    .split('<!-- data -->');
  writeSync(out, before);
  const sorted = [...entries].sort((a, b) => ORDER.indexOf(a.status) - ORDER.indexOf(b.status));
  const bytes = sorted
    .flatMap(({ base, current }) => [base, current])
    .reduce((sum, path) => sum + (path ? statSync(path).size : 0), 0);
  const packed = bytes > limit ? pack : undefined;
  // Picture by picture: all together may be longer than a string can be.
  const shown = [];
  for (const { base, current, difference, ...entry } of sorted) {
    shown.push({
      ...entry,
      base: base && (await put(readFileSync(base))),
      current: current && (await put(readFileSync(current))),
      ...(difference && {
        mask: await put(difference.mask, true),
        pixels: difference.pixels,
        box: difference.box,
      }),
    });
  }
  const data = {
    // What was decided about other pictures does not count for these.
    id: hashOf(Buffer.from(JSON.stringify(shown.map(({ key, hash }) => [key, hash])))),
    of: `${summary.current} beside ${summary.base}, in Chromium ${summary.chromium}`,
    whole: summary.whole,
    decides,
    counts: summary.counts,
    entries: shown,
  };
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  writeSync(out, `<script type="application/json" id="data">${json}</script>${after}`);
  closeSync(out);
  renameSync(part, file);

  /** @param {Buffer} picture @param {boolean} [exactly] */
  async function put(picture, exactly) {
    const hash = hashOf(picture);
    if (written.has(hash)) return hash;
    written.add(hash);
    const small = exactly ? undefined : await packed?.(picture);
    const type = small ? 'image/webp' : 'image/png';
    const text = (small ?? picture).toString('base64');
    writeSync(
      out,
      `<script type="text/plain" id="picture-${hash}" data-type="${type}">${text}</script>\n`,
    );
    return hash;
  }
}
