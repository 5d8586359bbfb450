// @ts-check
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { quiet } from '../../.storybook/browser.mjs';
import { Failure } from '../lib/cli.mjs';
import { root } from '../lib/root.mjs';
import { npm, run } from '../lib/run.mjs';
import { PHOTOS, standIn } from './photo.mjs';
import { readVisit } from './visit.mjs';

/** The last that runs on Node 20. */
const VERSION = '12.8.2';
const folder = join(root, '.waxline', 'lighthouse');

/** Fetched when first asked for: 200 packages that no build and no test needs. */
async function install() {
  const manifest = join(folder, 'node_modules', 'lighthouse', 'package.json');
  if (existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).version === VERSION)
    return;
  console.log(`Fetching Lighthouse ${VERSION}. This takes a minute, and happens once.`);
  mkdirSync(folder, { recursive: true });
  // Without one, npm would install into the project itself.
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const quietly = ['--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts'];
  const { code } = await run(npm('install', ...quietly, `lighthouse@${VERSION}`), { cwd: folder });
  if (code !== 0) {
    throw new Failure('Lighthouse could not be fetched: see above what npm says, and try again.');
  }
}

/**
 * Makes Lighthouse ready: its own phone, with a slow network and processor that it simulates.
 * @param {string} chromium
 * @returns {Promise<{ visit: (address: string) => Promise<import('./visit.mjs').Visit>, close: () => Promise<void> }>}
 * @throws {Failure} it cannot be fetched
 */
export async function openLighthouse(chromium) {
  await install();
  const resolve = createRequire(join(folder, 'package.json')).resolve;
  /** @param {string} name */
  const load = (name) => import(pathToFileURL(resolve(name)).href);
  const { default: lighthouse } = await load('lighthouse');
  const { default: puppeteer } = await load('puppeteer-core');
  const browser = await puppeteer.launch({
    executablePath: chromium,
    args: quiet,
    headless: 'shell',
  });

  return {
    close: () => browser.close(),
    async visit(address) {
      const page = await browser.newPage();
      await servePhotos(await page.createCDPSession());
      const { lhr } = await lighthouse(address, { logLevel: 'error' }, undefined, page);
      await page.close();
      if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
      return readVisit(lhr);
    },
  };
}

/** @param {any} session Chromium's protocol, of one page */
async function servePhotos(session) {
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
