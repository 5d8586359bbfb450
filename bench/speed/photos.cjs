// @ts-check
// eslint-disable-next-line @typescript-eslint/no-require-imports -- Lighthouse CI loads this file so
const { PHOTOS, WEIGHT, standIn } = require('./standIn.cjs');

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
      // The page may have been left meanwhile.
      .catch(() => {}),
  );
  // Only photos are intercepted, because intercepted requests take longer.
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
