// @ts-check

/** What the address of every photo begins with. */
const PHOTOS = 'https://images.unsplash.com/';

/** What a photo weighs per pixel, in bytes, as its host sends it: modern format, quality 70. */
const WEIGHT = 0.1;

/**
 * Stands in for a photo, so that nobody needs its host: a plain picture of the size asked for, in a
 * colour of its own. With WEIGHT it is as heavy as a photo, for who measures how a page loads.
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
    `<!--${'.'.repeat(width * height * weight)}--></svg>`
  );
}

/** @param {any} target a page of Puppeteer's browser, about to be opened */
async function serve(target) {
  if (target.type() !== 'page') return;
  const session = await target.createCDPSession();
  session.on('Fetch.requestPaused', (/** @type {any} */ { requestId, request }) =>
    session
      .send('Fetch.fulfillRequest', {
        requestId,
        responseCode: 200,
        responseHeaders: [{ name: 'Content-Type', value: 'image/svg+xml' }],
        body: Buffer.from(standIn(request.url, WEIGHT)).toString('base64'),
      })
      // The page has been left meanwhile.
      .catch(() => {}),
  );
  // Only these: what goes this way takes longer than it would.
  await session.send('Fetch.enable', { patterns: [{ urlPattern: `${PHOTOS}*` }] });
}

/**
 * Lighthouse CI calls this before it visits an address, in one browser for all.
 * @param {any} browser Puppeteer's
 */
module.exports = async (browser) => {
  browser.off('targetcreated', serve);
  browser.on('targetcreated', serve);
};
module.exports.PHOTOS = PHOTOS;
module.exports.WEIGHT = WEIGHT;
module.exports.standIn = standIn;
