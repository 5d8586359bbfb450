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

/**
 * Answers a page's requests for photos with stand-ins. Only these are intercepted, because intercepted
 * requests take longer.
 * @param {any} session the page's DevTools, of Playwright or Puppeteer
 * @param {number} [weight]
 */
async function answerPhotos(session, weight) {
  session.on('Fetch.requestPaused', (/** @type {any} */ { requestId, request }) =>
    session
      .send('Fetch.fulfillRequest', {
        requestId,
        responseCode: 200,
        responseHeaders: [{ name: 'Content-Type', value: 'image/svg+xml' }],
        body: Buffer.from(standIn(request.url, weight)).toString('base64'),
      })
      // The page may have been left meanwhile.
      .catch(() => {}),
  );
  await session.send('Fetch.enable', { patterns: [{ urlPattern: `${PHOTOS}*` }] });
}

module.exports = { PHOTOS, WEIGHT, answerPhotos, standIn };
