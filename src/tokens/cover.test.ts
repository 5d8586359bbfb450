import { onCover } from './color';
import { contrastRatio } from './contrast';
import { coverPalettes, coverScrim, coverVariables } from './cover';

test('the same id always gives the same art, another id another', () => {
  expect(coverVariables('neon-nights')).toEqual(coverVariables('neon-nights'));
  expect(coverVariables('neon-nights')).not.toEqual(coverVariables('neon-night'));
});

test('any id will do: empty, long, or in another script', () => {
  for (const id of ['', 'x'.repeat(10_000), '夜のテープ', '🎛']) {
    for (const value of Object.values(coverVariables(id)))
      expect(value).not.toMatch(/undefined|NaN/);
  }
});

/** A channel of the deep ink, darkened and laid over white at the density of the scrim. */
const overWhite = (channel: number) =>
  Math.round(channel * coverScrim.ink * coverScrim.density + 255 * (1 - coverScrim.density));

test.each(coverPalettes.map(([, , deep]) => deep))(
  'words on the scrim of %s reach 4.5 over a white photo',
  (deep) => {
    const hex = (start: number) =>
      overWhite(parseInt(deep.slice(start, start + 2), 16))
        .toString(16)
        .padStart(2, '0');
    const ground = `#${hex(1)}${hex(3)}${hex(5)}`;
    expect(contrastRatio(onCover.text, ground)).toBeGreaterThanOrEqual(4.5);
  },
);
