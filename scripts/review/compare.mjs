// @ts-check
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/**
 * Compares two pictures to the pixel. There is no tolerance: the world they are taken in stands
 * still, and a corner that is 2 px rounder is a few faint pixels, which a tolerance would let pass.
 * @param {Buffer} expected
 * @param {Buffer} actual
 * @returns {{ pixels: number, picture: Buffer } | undefined} how many differ, and a picture of where;
 *   undefined when both show the same
 */
export function compare(expected, actual) {
  if (expected.equals(actual)) return undefined;
  const pair = [PNG.sync.read(expected), PNG.sync.read(actual)];
  const width = Math.max(...pair.map((one) => one.width));
  const height = Math.max(...pair.map((one) => one.height));
  const [a, b] = /** @type {[Buffer, Buffer]} */ (pair.map((one) => padded(one, width, height)));
  const difference = new PNG({ width, height });
  const options = { threshold: 0, includeAA: true };
  const pixels = pixelmatch(a, b, difference.data, width, height, options);
  // Filters make photos smaller; here they would only take long.
  return pixels ? { pixels, picture: PNG.sync.write(difference, { filterType: 0 }) } : undefined;
}

/**
 * In a frame of a colour that no story has, so that all that was added or cut off differs.
 * @param {PNG} picture
 * @param {number} width
 * @param {number} height
 */
function padded(picture, width, height) {
  if (picture.width === width && picture.height === height) return picture.data;
  const frame = new PNG({ width, height });
  frame.data.fill(Buffer.of(255, 0, 255, 255));
  PNG.bitblt(picture, frame, 0, 0, picture.width, picture.height, 0, 0);
  return frame.data;
}
