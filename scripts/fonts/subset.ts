import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
// @ts-expect-error It has no types.
import subsetFont from 'subset-font';
import { Failure, readOptions, runCli } from '../lib/cli.mjs';
import { root } from '../lib/run.mjs';
import { faces } from '../../src/tokens/faces';

const usage = `Usage: npm run fonts [-- --check]
Cuts the faces of src/tokens/faces.ts out of the fontsource packages, into static/fonts.
With --check it writes nothing, and fails if a file that it would write is not there.`;

const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
const ascii = range(0x20, 0x7e);
/** The characters that pages use. */
const basic = `${ascii}\xa0©·×–—‘’“”•…€™−`;
/** The characters of a `unicode-range`. */
const charactersOf = (unicodeRange: string) =>
  unicodeRange.replace(/U\+(\w+)(?:-(\w+))?,?/g, (_, first, last = first) =>
    range(parseInt(first, 16), parseInt(last, 16)),
  );
/**
 * A font's two files: `latin` has Latin-1 with ı, Œ and œ, `extended` has the rest of Latin
 * Extended.
 */
const bricolage = {
  latin: 'bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal',
  extended: 'bricolage-grotesque/files/bricolage-grotesque-latin-ext-standard-normal',
};
const instrument = {
  latin: 'instrument-sans/files/instrument-sans-latin-wght-normal',
  extended: 'instrument-sans/files/instrument-sans-latin-ext-wght-normal',
};
const headAxes = { opsz: 32, wdth: 100, wght: { min: 700, max: 800 } };
const textAxes = { wght: { min: 400, max: 700 } };
const posterAxes = { opsz: 96, wdth: 75, wght: 800 };

/**
 * What each use of a font is cut out of, and with which letters. A poster has few letters and one weight,
 * and every axis that is left out saves a third of a file.
 */
const uses = [
  ['poster', bricolage, `${ascii}’−—·`, posterAxes],
  ['head', bricolage, basic, headAxes],
  ['text', instrument, basic, textAxes],
] as const;

const cuts = uses.flatMap(([name, { latin, extended }, letters, axes]) => {
  const { supplements } = faces[name];
  return [
    [name, latin, letters, axes] as const,
    [`${name}Latin`, latin, charactersOf(supplements.latin.range), axes] as const,
    [`${name}Extended`, extended, charactersOf(supplements.extended.range), axes] as const,
  ];
});

/**
 * The features that browsers apply by default, and digits of equal width. The others bring
 * alternate letters that no style asks for.
 */
const keepFeatures = 'calt ccmp clig kern liga locl mark mkmk rlig tnum'.split(' ');

runCli(async () => {
  const { check } = readOptions(process.argv.slice(2), [], usage, ['check']);
  const folder = join(root, 'static', 'fonts');
  const { Blob, Face } = await import('harfbuzzjs');
  for (const [name, original, characters, variationAxes] of cuts) {
    const from = require.resolve(`@fontsource-variable/${original}.woff2`);
    const cut = { targetFormat: 'woff2', variationAxes, keepFeatures };
    const source = readFileSync(from);
    const font: Buffer = await subsetFont(source, characters, cut);
    const plain: Buffer = await subsetFont(source, characters, { ...cut, targetFormat: 'sfnt' });
    const has = new Set(new Face(new Blob(plain)).collectUnicodes());
    const lacking = [...characters].filter((letter) => !has.has(letter.codePointAt(0)!));
    if (lacking.length)
      throw new Failure(`${original} has no ${lacking.join(' ')}: take them out of the range`);
    // The file is cached for ever, so its name has to change with its content.
    const file = `${name}-${hash('sha256', font).slice(0, 8)}.woff2`;
    const path = join(folder, file);
    const isThere = existsSync(path) && readFileSync(path).equals(font);
    if (check && isThere) continue;
    if (check) throw new Failure(`There is no ${file}: "npm run fonts", name it in tokens/faces`);
    for (const old of readdirSync(folder))
      if (old.startsWith(`${name}-`)) rmSync(join(folder, old));
    writeFileSync(path, font);
    console.log(`${file}  ${(font.length / 1024).toFixed(1)} kB; name it in src/tokens/faces.ts`);
  }
});
