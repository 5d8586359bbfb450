// @ts-check

/** What the address of every photo begins with. */
const PHOTOS = 'https://images.unsplash.com/';

/** What a photo weighs per pixel, in bytes, as its host sends it: modern format, quality 70. */
const WEIGHT = 0.1;

/**
 * Stands in for a photo, so that a measurement needs no other host and yet loads as much: a plain
 * picture of the size asked for, as heavy as a photo of that size.
 * @param {string} address
 * @returns {string} an SVG
 */
function standIn(address) {
  const { searchParams } = new URL(address);
  const width = Number(searchParams.get('w')) || 400;
  const height = Number(searchParams.get('h')) || 400;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="100%" height="100%" fill="#667"/><!--${'.'.repeat(width * height * WEIGHT)}--></svg>`
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
        body: Buffer.from(standIn(request.url)).toString('base64'),
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
module.exports.standIn = standIn;
