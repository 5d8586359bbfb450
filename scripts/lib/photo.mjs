// @ts-check

/** What the address of every photo begins with. */
export const PHOTOS = 'https://images.unsplash.com/';

/**
 * Stands in for a photo, so that nobody needs its host: a plain picture of the size asked for, in a
 * colour of its own.
 * @param {string} address
 * @param {number} [weight] bytes per pixel; a photo of modern format and quality 70 has about 0.1
 * @returns {string} an SVG
 */
export function standIn(address, weight = 0) {
  const { pathname, searchParams } = new URL(address);
  const [width = 0, height = 0] = ['w', 'h'].map((name) => Number(searchParams.get(name)) || 400);
  const hue = [...pathname].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 0);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="100%" height="100%" fill="hsl(${hue} 40% 45%)"/>` +
    `<!--${'.'.repeat(Math.round(width * height * weight))}--></svg>`
  );
}
