import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename, dirname } from 'node:path';
import { json } from 'node:stream/consumers';
import sirv from 'sirv';
import { listen } from '../lib/port.mjs';
import { openBrowser, openCamera, readStories } from './camera';
import type { Order } from './plan';

export type Studio = Awaited<ReturnType<typeof openStudio>>;

/**
 * Serves a catalogue, and takes pictures of its stories for whoever asks by POST. Each failing test
 * ends its worker: with pages there, every difference would load the catalogue again.
 */
export async function openStudio(chromium: string, folder: string, only = '') {
  const browser = await openBrowser(chromium);
  /** One page for each look. */
  const cameras: Record<string, ReturnType<typeof openCamera>> = {};
  // Its files never change, and every story asks for the same ones.
  const files = sirv(folder, { etag: true, maxAge: 3600 });
  const server = createServer(async (request, response) => {
    if (request.method !== 'POST') return files(request, response);
    try {
      const { story, look, file, again } = (await json(request)) as Order;
      if (file && !again && existsSync(file)) return response.end(readFileSync(file));
      const camera = (cameras[JSON.stringify(look)] ??= openCamera(browser, address, look));
      const picture = await camera(story);
      if (file) {
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, picture);
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
