// @ts-check
// eslint-disable-next-line @typescript-eslint/no-require-imports -- Lighthouse CI loads this file so
const { WEIGHT, answerPhotos } = require('./standIn.cjs');

/** @param {any} target a page of Puppeteer's browser, about to be opened */
async function serve(target) {
  if (target.type() === 'page') await answerPhotos(await target.createCDPSession(), WEIGHT);
}

/**
 * Lighthouse CI calls this before it visits an address, in one browser for all.
 * @param {any} browser Puppeteer's
 */
module.exports = async (browser) => {
  browser.off('targetcreated', serve);
  browser.on('targetcreated', serve);
};
