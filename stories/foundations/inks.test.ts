import { newListings, topMovers } from '../../src/content/albums';
import { contrastRatio, linearLight } from '../../src/tokens/contrast';
import { allPrints } from './allPrints';

const printed = allPrints.flatMap(({ items }) =>
  items.flatMap(({ id, print: { inks } }) => (inks ? [{ id, inks }] : [])),
);

test.each(printed)('$id: the key can be read on the ground', ({ inks }) => {
  expect(contrastRatio(inks.key, inks.ground)).toBeGreaterThanOrEqual(4.5);
});

test.each([...topMovers, ...newListings])(
  '$title: the lines can be told from the ground',
  ({ inks }) => {
    expect(contrastRatio(inks.body, inks.ground)).toBeGreaterThanOrEqual(3);
  },
);

/** Hues closer than this, in degrees, look like one colour side by side. */
const apart = 45;

test.each(allPrints.filter(({ items }) => items.every(({ print }) => print.inks)))(
  '$name: no two neighbours share a hue',
  ({ items }) => {
    const hues = items.map(({ print }) => hueOf(print.inks!.ground));
    for (const [index, hue] of hues.slice(1).entries()) {
      const distance = Math.abs(hue - hues[index]!);
      expect(Math.min(distance, 360 - distance)).toBeGreaterThanOrEqual(apart);
    }
  },
);

/** The hue of a colour in OKLCH (CSS Color 4), in degrees. */
function hueOf(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) =>
    linearLight(parseInt(hex.slice(at, at + 2), 16)),
  ) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
}
