// @ts-check

/** What the address of every photo begins with. */
export const PHOTOS = 'https://images.unsplash.com/';

/** What a photo weighs per pixel, in bytes, as its host sends it: modern format, quality 70. */
const WEIGHT = 0.1;

/**
 * Stands in for a photo, so that a measurement needs no other host and yet loads as much: a plain
 * picture of the size asked for, as heavy as a photo of that size.
 * @param {string} address
 * @returns {string} an SVG
 */
export function standIn(address) {
  const { searchParams } = new URL(address);
  const [width, height] = ['w', 'h'].map((name) => Number(searchParams.get(name)) || 400);
  const bytes = Math.round(/** @type {number} */ (width) * /** @type {number} */ (height) * WEIGHT);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="100%" height="100%" fill="#667"/><!--${'.'.repeat(bytes)}--></svg>`
  );
}
