import { PNG } from 'pngjs';
import { compare } from './compare.mjs';

/** @param {number} height @param {number} [shade] of one pixel: a step that no eye sees */
function picture(height, shade = 255) {
  const png = new PNG({ width: 4, height });
  png.data.fill(255);
  png.data[20] = shade;
  return png;
}
const { write } = PNG.sync;

test('the same picture is the same, however it is packed', () =>
  expect(compare(write(picture(4)), write(picture(4), { deflateLevel: 0 }))).toBeUndefined());

test('one pixel that is a shade off is a difference, shown where it is', () => {
  const found = compare(write(picture(4)), write(picture(4, 254)));
  expect(found?.pixels).toBe(1);
  const { data } = PNG.sync.read(found?.picture ?? Buffer.of());
  expect([...data.subarray(20, 24)]).toEqual([255, 0, 0, 255]);
});

test('what one picture has more of differs, even where it is white', () =>
  expect(compare(write(picture(4)), write(picture(6)))?.pixels).toBe(8));
