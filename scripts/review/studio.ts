import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename } from 'node:path';
import { json } from 'node:stream/consumers';
import sirv from 'sirv';
import { listen } from '../lib/port.mjs';
import { openBrowser, openCamera, readStories } from './camera';
import type { Order } from './plan';

export type Studio = Awaited<ReturnType<typeof openStudio>>;

/**
 * Serves a built catalogue, and takes pictures of its stories for whoever asks by POST. Its pages do
 * not live in Playwright's workers, because each failing test ends its worker: to load the catalogue
 * again after every difference would take far longer than the pictures.
 */
export async function openStudio(chromium: string, folder: string, only = '') {
  const browser = await openBrowser(chromium);
  /** One page for each look. */
  const cameras = new Map<string, ReturnType<typeof openCamera>>();
  // Its files never change, and every story asks for the same ones.
  const files = sirv(folder, { etag: true, maxAge: 3600 });
  const server = createServer(async (request, response) => {
    if (request.method !== 'POST') return files(request, response);
    try {
      const { story, look, file, again } = (await json(request)) as Order;
      if (file && !again && existsSync(file)) return response.end(readFileSync(file));
      const key = JSON.stringify(look);
      const camera = cameras.get(key) ?? openCamera(browser, address, look);
      cameras.set(key, camera);
      const picture = await camera(story);
      if (file) {
        // A file of this name is a whole one.
        writeFileSync(`${file}.part`, picture);
        renameSync(`${file}.part`, file);
      }
      response.end(picture);
    } catch (error) {
      // Playwright and Testing Library explain themselves over pages; their first lines say what.
      const lines = (error as Error).message.split('\n', 3);
      response.writeHead(422).end(lines.join(' ').trim());
    }
  });
  // A worker may compare for a while: its connection shall still be there for the next picture.
  server.keepAliveTimeout = 0;
  const address = await listen(server, 0);

  const page = await browser.newPage();
  await page.goto(`${address}/iframe.html`);
  const stories = await page.evaluate(readStories);
  await page.close();
  const wanted = only.toLowerCase();
  return {
    address,
    stories: stories.filter(({ title, id }) => `${title} ${id}`.toLowerCase().includes(wanted)),
    /** Pictures of two browsers cannot be compared. */
    browser: `${basename(chromium)}-${browser.version()}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await browser.close();
    },
  };
}

/** Has a picture taken: a PNG. It throws when the story cannot be shown. */
export async function take(order: Order) {
  const answer = await fetch(order.address, { method: 'POST', body: JSON.stringify(order) });
  if (!answer.ok) throw new Error(await answer.text());
  return Buffer.from(await answer.arrayBuffer());
}
