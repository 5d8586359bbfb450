import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { everything } from './schema/check';
import { sprites } from './sprites';

const read = (file: string) => readFileSync(`static${file}`);
const symbols = new Map(
  Object.values(sprites).map((file) => [
    file,
    Object.fromEntries(
      [
        ...read(file)
          .toString()
          .matchAll(/<symbol id="([^"]+)"(?: overflow="visible")? viewBox="([^"]+)"/g),
      ].map(([, id, viewBox]) => [id, viewBox!.split(' ').slice(2).map(Number)]),
    ),
  ]),
);

/** The bytes of a sprite as it is sent. */
const sizeOf = (file: string) =>
  brotliCompressSync(read(file), {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).length;

const { categories, ...others } = sprites;
const dropdown = sizeOf(categories);

/** A page needs the sprite of its items at most, and that of the header's dropdown. */
test.each(Object.values(others))('%s and the dropdown’s are at most 15 kB as sent', (file) => {
  expect(dropdown + sizeOf(file)).toBeLessThanOrEqual(15_000);
});

const printed = Object.values(everything)
  .flat()
  .filter((item) => 'print' in item);

test.each(printed.map((item) => [item.id, item] as const))('%s has its own print', (id, item) => {
  const [file, symbol] = item.print.href.split('#') as [keyof typeof sprites, string];
  expect(symbol).toBe(id);
  expect(symbols.get(file as never)).toHaveProperty(symbol, item.print.box);
  const large = 'large' in item.print && item.print.large;
  if (large) {
    expect(large.split('#')[0]).toBe(file);
    expect(symbols.get(file as never)).toHaveProperty(large.split('#')[1]!, item.print.box);
  }
});

test('every drawing is of an item', () => {
  const used = printed.flatMap(({ print }) => [print.href, 'large' in print && print.large]);
  for (const [file, drawings] of symbols)
    for (const id of Object.keys(drawings)) expect(used).toContain(`${file}#${id}`);
});

// Chromium styles and lays out all that a sprite displays, although only copies of it are ever seen.
test.each(Object.values(sprites))('%s displays no drawing, and defines nothing in them', (file) => {
  const [defined, drawn, ...rest] = read(file).toString().split('<svg display="none">');
  expect(rest).toEqual([]);
  expect(defined).not.toContain('<symbol');
  // A browser finds no mask or pattern in what is not displayed, and WebKit looks for all that a
  // drawing names in copies of the sprite's defs (useSpriteDefinitions.ts).
  expect(drawn).not.toMatch(/<(?:defs|clipPath|mask|pattern|filter|\w+Gradient|marker)\b/);
  expect(drawn!.match(/ id="/g)).toEqual(drawn!.match(/(?<=<symbol) id="/g));
});

test('a sprite asks nobody for anything and runs nothing', () => {
  for (const file of Object.values(sprites))
    expect(read(file).toString()).not.toMatch(
      /<script|<style|<image|href="(?!#)|url\((?!#)|\son\w+=/,
    );
});
