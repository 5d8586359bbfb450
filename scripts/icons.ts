import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { Failure, readOptions, runCli } from './lib/cli.mjs';
import { root } from './lib/run.mjs';
import { color } from '../src/tokens/color';
import { markSvg } from '../src/tokens/mark';

const usage = `Usage: npm run icons [-- --check]
Draws the icons of tabs and home screens from the mark of src/tokens/mark.ts, into static.
With --check it writes nothing, and fails if a picture there looks different from the one it would draw.`;

const { text, ground, accent } = color;
const onLight = { record: text.light, label: accent.light, line: ground.light };

/** Tabs follow the system's scheme. Browsers that cannot read this file take favicon.ico. */
const favicon = markSvg(
  onLight,
  '',
  `<style>@media (prefers-color-scheme:dark){g>:first-child{fill:${text.dark}}path{stroke:${ground.dark}}}</style>`,
);

/** The mark on a tile. A system that cuts icons to a shape of its own keeps the middle 80 % at least. */
const tile = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="${accent.light}"/>${markSvg(
  { ...onLight, line: accent.light },
  ' x="14" y="14" width="72" height="72"',
)}</svg>`;

const png = (svg: string, width: number) =>
  sharp(Buffer.from(svg), { density: 2 * width })
    .resize(width)
    .png({ compressionLevel: 9 })
    .toBuffer();

/** A picture as an .ico file, because feed readers and chats ask for /favicon.ico without looking at the page. */
function ico(picture: Buffer, width: number) {
  const header = Buffer.alloc(22);
  // In this order: kind 1 (an icon), one picture, width, height, planes, bits, length, place.
  [1, 1].forEach((value, index) => header.writeUInt16LE(value, 2 + 2 * index));
  header.fill(width, 6, 8);
  [1, 32].forEach((value, index) => header.writeUInt16LE(value, 10 + 2 * index));
  header.writeUInt32LE(picture.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, picture]);
}

runCli(async () => {
  const { check } = readOptions(process.argv.slice(2), [], usage, ['check']);
  const icons: Record<string, Buffer> = {
    'favicon.svg': Buffer.from(favicon),
    'favicon.ico': ico(await png(markSvg(onLight), 32), 32),
    'apple-touch-icon.png': await png(tile, 180),
    'icon-192.png': await png(tile, 192),
    'icon-512.png': await png(tile, 512),
  };
  for (const [name, icon] of Object.entries(icons)) {
    const path = join(root, 'static', name);
    if (!check) writeFileSync(path, icon);
    else if (!existsSync(path) || !(await isSame(readFileSync(path), icon)))
      throw new Failure(`static/${name} is not the mark of src/tokens/mark.ts: "npm run icons"`);
  }
});

/**
 * Whether two files show the same. Another system may pack the pixels in another way, and draw them a
 * few shades off.
 */
async function isSame(file: Buffer, icon: Buffer) {
  if (file.equals(icon)) return true;
  const start = icon.indexOf('\x89PNG', 0, 'latin1');
  // An SVG has no pixels. Of an .ico all counts that stands before the length of its picture.
  const head = start < 0 ? Infinity : Math.min(start, 14);
  if (!file.subarray(0, head).equals(icon.subarray(0, head))) return false;
  const picture = (of: Buffer) => sharp(of.subarray(start));
  const [a, b] = await Promise.all([file, icon].map((each) => picture(each).raw().toBuffer()));
  return a!.length === b!.length && a!.every((value, at) => Math.abs(value - b![at]!) < 8);
}
