// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
// @ts-expect-error It has no types.
import subsetFont from 'subset-font';
import { Failure, runCli } from '../lib/cli.mjs';
import { root } from '../lib/root.mjs';

const usage = `Usage: npm run fonts [-- --check]
Cuts the three faces of src/tokens/type.ts out of the fontsource packages, into static/fonts.
With --check it writes nothing, and fails if a file there is not the one it would write.`;

const folder = join(root, 'static', 'fonts');

/** @param {number} first @param {number} last */
const range = (first, last) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

const ascii = range(0x20, 0x7e);
const latin = `${ascii}${range(0xa0, 0xff)}–—‘’“”•…€™−`;

/**
 * One file for each voice: a poster has few letters and one weight, and every axis left out is a third
 * of a file. The whole names of fontsource's files begin with their package's.
 */
const cuts = [
  {
    name: 'poster',
    from: 'bricolage-grotesque-latin-standard-normal.woff2',
    text: `${ascii}’−—·`,
    variationAxes: { opsz: 96, wdth: 75, wght: 800 },
  },
  {
    name: 'head',
    from: 'bricolage-grotesque-latin-standard-normal.woff2',
    text: latin,
    variationAxes: { opsz: 32, wdth: 100, wght: { min: 700, max: 800 } },
  },
  {
    name: 'text',
    from: 'instrument-sans-latin-wght-normal.woff2',
    text: latin,
    variationAxes: { wght: { min: 400, max: 700 } },
  },
];

/** @param {string} file */
function packaged(file) {
  const id = /** @type {string} */ (file.split('-latin-')[0]);
  try {
    return createRequire(import.meta.url).resolve(`@fontsource-variable/${id}/files/${file}`);
  } catch {
    throw new Failure(`@fontsource-variable/${id} has no ${file}: is it installed? (npm ci)`);
  }
}

/** @param {typeof cuts[number]} cut */
async function make({ name, from, text, variationAxes }) {
  const font = await subsetFont(readFileSync(packaged(from)), text, {
    targetFormat: 'woff2',
    variationAxes,
  });
  // Served for ever: the name has to change with the file.
  const hash = createHash('sha256').update(font).digest('hex').slice(0, 8);
  return { name, file: `${name}-${hash}.woff2`, font };
}

function readCommand() {
  try {
    return parseArgs({ options: { check: { type: 'boolean', default: false } } }).values.check;
  } catch {
    throw new Failure(usage, 2);
  }
}

runCli(async () => {
  const check = readCommand();
  let bytes = 0;
  for (const { name, file, font } of await Promise.all(cuts.map(make))) {
    const path = join(folder, file);
    if (check) {
      if (existsSync(path) && readFileSync(path).equals(font)) continue;
      throw new Failure(
        `static/fonts has no ${file}: run "npm run fonts" and name its files in src/tokens/type.ts.`,
      );
    }
    for (const old of readdirSync(folder)) {
      if (old.startsWith(`${name}-`)) rmSync(join(folder, old));
    }
    writeFileSync(path, font);
    bytes += font.length;
    console.log(`${file}  ${(font.length / 1024).toFixed(1)} kB`);
  }
  if (!check)
    console.log(`${(bytes / 1024).toFixed(1)} kB together. Name the files in src/tokens/type.ts.`);
});
