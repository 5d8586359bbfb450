import sharp from 'sharp';
import { Failure } from '../lib/cli.mjs';

const most = 60_000;
const png = { palette: true, dither: 0, effort: 10, compressionLevel: 9 };

interface Color {
  rgb: readonly number[];
  /** How many pixels have it. */
  count: number;
}

const distance = (one: Color, other: Color) =>
  one.rgb.reduce((sum, value, at) => sum + (value - other.rgb[at]!) ** 2, 0);

/** Packs a picture with as many colours as it may have to stay below the bytes that a card may have. */
export async function pack(picture: Buffer) {
  // sharp knows palettes of 256 colours and of 16, of which one is too heavy and the other too few.
  const { data, info } = await sharp(await sharp(picture).png(png).toBuffer())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colors = new Map<number, Color>();
  for (let at = 0; at < data.length; at += 3) {
    const rgb = [...data.subarray(at, at + 3)];
    const key = data.readUIntBE(at, 3);
    const { count } = colors.get(key) ?? { count: 0 };
    colors.set(key, { rgb, count: count + 1 });
  }
  for (const wanted of [160, 128, 96, 64, 48, 32, 24]) {
    const nearest = merge(colors, wanted);
    const merged = Buffer.from(data);
    for (let at = 0; at < data.length; at += 3)
      merged.set(nearest.get(data.readUIntBE(at, 3))!.rgb, at);
    const packed = await sharp(merged, { raw: info }).png(png).toBuffer();
    if (packed.length < most) return packed;
  }
  throw new Failure(`A card is heavier than ${most} bytes with 24 colours: draw it with fewer.`);
}

/** What becomes of each colour when the picture keeps those that are seen most and differ most from the others. */
function merge(colors: Map<number, Color>, wanted: number) {
  const kept = [...colors.values()];
  const others = (color: Color) => kept.filter((other) => other !== color);
  const loss = (color: Color) =>
    color.count * Math.min(...others(color).map((other) => distance(color, other)));
  while (kept.length > wanted) {
    const losses = kept.map(loss);
    kept.splice(losses.indexOf(Math.min(...losses)), 1);
  }
  const nearestTo = (color: Color) =>
    kept.reduce((best, next) => (distance(next, color) < distance(best, color) ? next : best));
  return new Map([...colors].map(([key, color]) => [key, nearestTo(color)]));
}
