// @ts-check
import { createHash } from 'node:crypto';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/**
 * @typedef {object} Difference
 * @property {number} pixels how many differ
 * @property {number} share of all, 0 to 1
 * @property {{ x: number, y: number, width: number, height: number }} box what holds them all
 * @property {Buffer} mask a picture of them alone, on nothing
 */

/** Where one picture is larger than the other: a colour that nothing of ours has. */
const NOTHING = [255, 0, 255, 255];
const MARK = /** @type {[number, number, number]} */ ([255, 0, 102]);

/** @param {Buffer} picture */
export const hashOf = (picture) => createHash('sha256').update(picture).digest('hex').slice(0, 32);

/**
 * Compares two pictures to the pixel. There is no tolerance: the world they were taken in stands
 * still, and a rounder corner is a few faint pixels that a tolerance would swallow.
 * @param {Buffer} base
 * @param {Buffer} current
 * @returns {Difference | null} null when they show the same
 */
export function comparePictures(base, current) {
  if (base.equals(current)) return null;
  const pictures = [PNG.sync.read(base), PNG.sync.read(current)];
  const width = Math.max(...pictures.map((picture) => picture.width));
  const height = Math.max(...pictures.map((picture) => picture.height));
  const [a, b] = /** @type {[Buffer, Buffer]} */ (
    pictures.map((picture) => widened(picture, width, height))
  );
  const mask = new PNG({ width, height });
  const pixels = pixelmatch(a, b, mask.data, width, height, {
    threshold: 0,
    includeAA: true,
    diffMask: true,
    diffColor: MARK,
  });
  if (pixels === 0) return null;
  return {
    pixels,
    share: pixels / (width * height),
    box: boxOf(mask),
    // Filters help photos; on a few marks they only cost seconds.
    mask: PNG.sync.write(mask, { filterType: 0 }),
  };
}

/**
 * @param {PNG} picture
 * @param {number} width
 * @param {number} height
 */
function widened(picture, width, height) {
  if (picture.width === width && picture.height === height) return picture.data;
  const wide = new PNG({ width, height });
  for (let at = 0; at < wide.data.length; at += 4) wide.data.set(NOTHING, at);
  PNG.bitblt(picture, wide, 0, 0, picture.width, picture.height, 0, 0);
  return wide.data;
}

/** @param {PNG} mask */
function boxOf({ data, width, height }) {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (data[(y * width + x) * 4 + 3] === 0) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
    }
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}
