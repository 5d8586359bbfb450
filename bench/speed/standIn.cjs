// @ts-check

/** What the address of every photo begins with. */
const PHOTOS = 'https://images.unsplash.com/';

/** The bytes per pixel of a photo as its host sends it, in a modern format at quality 70. */
const WEIGHT = 0.1;

/**
 * Stands in for a photo, so that nobody needs its host: a picture of the size asked for, a pale disc on a
 * colour of its own, so that one can see that it is there. With WEIGHT it is as heavy as a photo, for who measures how a page loads.
 * @param {string} address
 * @param {number} [weight]
 * @returns {string} an SVG
 */
function standIn(address, weight = 0) {
  const { pathname, searchParams } = new URL(address);
  const [width = 0, height = 0] = ['w', 'h'].map((name) => Number(searchParams.get(name)) || 400);
  const hue = [...pathname].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 0);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="100%" height="100%" fill="hsl(${hue} 40% 45%)"/>` +
    `<circle cx="50%" cy="50%" r="25%" fill="hsl(${hue} 40% 85%)"/>` +
    `<!--${'.'.repeat(width * height * weight)}--></svg>`
  );
}

module.exports = { PHOTOS, WEIGHT, standIn };
