import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage } from 'node:http';
import { basename, dirname } from 'node:path';
import { buffer, json } from 'node:stream/consumers';
import sirv from 'sirv';
import { listen } from '../lib/port.mjs';
import { openBrowser, openCamera, readStories } from './camera';
import { named, type Order } from './plan';

export type Studio = Awaited<ReturnType<typeof openStudio>>;

/**
 * Serves a catalogue, and takes pictures of its stories for requests by POST. The pages are here
 * and not in Playwright's workers, because each failing test ends its worker, and every difference
 * would then load the catalogue again.
 */
export async function openStudio(chromium: string, folder: string, only = '') {
  const browser = await openBrowser(chromium);
  /** One page for each look. */
  const cameras: Record<string, ReturnType<typeof openCamera>> = {};
  // The catalogue's files never change, and every story asks for the same ones, so they are cached.
  const files = sirv(folder, { etag: true, maxAge: 3600 });
  const server = createServer(async (asked, response) => {
    if (asked.method !== 'POST') return files(asked, response);
    try {
      const { story, look, file, again } = (await json(asked)) as Order;
      if (file && !again && existsSync(file)) return response.end(readFileSync(file));
      const camera = (cameras[JSON.stringify(look)] ??= openCamera(browser, address, look));
      const picture = await camera(story);
      if (file) {
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, picture);
      }
      response.end(picture);
    } catch (error) {
      // Playwright and Testing Library write long explanations. Their first lines say what is
      // wrong.
      const lines = (error as Error).message.split(/\s*\n\s*/).filter(Boolean);
      response.writeHead(422).end(lines.slice(0, 6).join(' '));
    }
  });
  // A worker may take a while to compare, and its connection has to stay open for the next picture.
  server.keepAliveTimeout = 0;
  const address = await listen(server, 0);

  const page = await browser.newPage();
  await page.goto(`${address}/iframe.html`);
  const stories = await page.evaluate(readStories);
  await page.close();
  return {
    address,
    stories: named(stories, only),
    /** The browser's name and version, because pictures of two browsers cannot be compared. */
    browser: `${basename(chromium)}-${browser.version()}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await browser.close();
    },
  };
}

/** Asks a studio for a picture, as a PNG. Throws when the story cannot be shown. */
export async function take(order: Order) {
  // Not `fetch`, which waits for five minutes at most: less than a slow machine may take.
  const asked = request(order.address, { method: 'POST' }).end(JSON.stringify(order));
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const body = await buffer(answer);
  if (answer.statusCode !== 200) throw new Error(body.toString());
  return body;
}
