import { PNG } from 'pngjs';
import { comparePictures, hashOf } from './compare.mjs';

/**
 * @param {number} width
 * @param {number} height
 * @param {[number, number][]} [dots]
 */
function picture(width, height, dots = []) {
  const png = new PNG({ width, height });
  png.data.fill(255);
  // One step of one channel: what the eye would miss.
  for (const [x, y] of dots) png.data[(y * width + x) * 4] = 254;
  return PNG.sync.write(png);
}

test('the same picture is the same, however it is packed', () => {
  const png = PNG.sync.read(picture(3, 3));
  expect(comparePictures(picture(3, 3), picture(3, 3))).toBeNull();
  expect(comparePictures(picture(3, 3), PNG.sync.write(png, { deflateLevel: 0 }))).toBeNull();
});

test('one pixel that is a shade off is a difference, and is shown where it is', () => {
  const found = comparePictures(picture(10, 10), picture(10, 10, [[4, 7]]));
  expect(found).toMatchObject({ pixels: 1, share: 0.01, box: { x: 4, y: 7, width: 1, height: 1 } });
  const mask = PNG.sync.read(/** @type {any} */ (found).mask);
  expect([...mask.data.subarray((7 * 10 + 4) * 4, (7 * 10 + 4) * 4 + 4)]).toEqual([
    255, 0, 102, 255,
  ]);
  expect([...mask.data].filter((value) => value > 0)).toHaveLength(3);
});

test('the box holds every difference', () => {
  const found = comparePictures(
    picture(10, 10),
    picture(10, 10, [
      [2, 8],
      [6, 1],
    ]),
  );
  expect(found?.box).toEqual({ x: 2, y: 1, width: 5, height: 8 });
});

test('what one picture has more of differs, even where it is white', () => {
  expect(comparePictures(picture(5, 5), picture(5, 8))).toMatchObject({
    pixels: 15,
    box: { x: 0, y: 5, width: 5, height: 3 },
  });
  expect(comparePictures(picture(9, 5), picture(5, 5))?.pixels).toBe(20);
});

test('a hash tells pictures apart', () => {
  expect(hashOf(picture(2, 2))).toMatch(/^[0-9a-f]{32}$/);
  expect(hashOf(picture(2, 2))).not.toBe(hashOf(picture(2, 3)));
});
