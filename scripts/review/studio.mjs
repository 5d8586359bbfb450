// @ts-check
import { once } from 'node:events';
import { createServer } from 'node:http';
import { basename } from 'node:path';
import { json } from 'node:stream/consumers';
import sirv from 'sirv';
import { openBrowser, openCamera, openPage } from './camera.mjs';
import { readStories as inPage } from './inPage.mjs';

/** @typedef {Awaited<ReturnType<typeof openStudio>>} Studio */

/**
 * Serves a built catalogue, and takes pictures of its stories for whoever asks by POST. Its pages do
 * not live in Playwright's workers, because each failing test ends its worker: to load the catalogue
 * again after every difference would take far longer than the pictures.
 * @param {string} chromium
 * @param {string} folder
 */
export async function openStudio(chromium, folder) {
  const browser = await openBrowser(chromium);
  // Its files never change, and every story asks for the same ones.
  const files = sirv(folder, { etag: true, maxAge: 3600 });
  const server = createServer((request, response) =>
    request.method === 'POST' ? void answer(request, response) : files(request, response),
  );
  // A worker may compare for a while: its connection shall still be there for the next picture.
  server.keepAliveTimeout = 0;
  await once(server.listen(0), 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const address = `http://localhost:${port}`;
  /** @type {Map<string, ReturnType<typeof openCamera>>} one page for each look */
  const cameras = new Map();
  let taken = 0;
  return {
    address,
    /** Pictures of two browsers cannot be compared. */
    browser: `${basename(chromium)}-${browser.version()}`,
    pictures: () => taken,
    readStories,
    async close() {
      server.close();
      server.closeAllConnections();
      await browser.close();
    },
  };

  /** @returns {Promise<import('./plan.mjs').Story[]>} in the catalogue's order */
  async function readStories() {
    const page = await openPage(browser);
    await page.goto(`${address}/iframe.html`);
    return page.evaluate(inPage).finally(() => page.close());
  }

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  async function answer(request, response) {
    try {
      const { story, look } = /** @type {import('./plan.mjs').Order} */ (await json(request));
      const key = JSON.stringify(look);
      const camera = cameras.get(key) ?? openCamera(browser, address, look);
      cameras.set(key, camera);
      response.end(await camera.take(story));
      taken++;
    } catch (error) {
      // Playwright and Testing Library explain themselves over pages; their first lines say what.
      const lines = String(/** @type {Error} */ (error).message).split('\n', 3);
      response.writeHead(422).end(lines.join(' ').trim());
    }
  }
}

/**
 * Has a picture taken.
 * @param {import('./plan.mjs').Order} order
 * @returns {Promise<Buffer>} a PNG
 * @throws {Error} the story cannot be shown
 */
export async function take(order) {
  const answer = await fetch(order.address, { method: 'POST', body: JSON.stringify(order) });
  if (!answer.ok) throw new Error(await answer.text());
  return Buffer.from(await answer.arrayBuffer());
}
