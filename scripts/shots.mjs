// @ts-check
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { quiet } from '../.storybook/browser.mjs';
import { findChromium } from './lib/chromium.mjs';
import { runCli } from './lib/cli.mjs';
import { readList, readOptions } from './lib/options.mjs';
import { listen } from './lib/port.mjs';
import { root } from './lib/root.mjs';
import { pagesOf } from './lib/files.mjs';
import { createSiteServer } from './serve/site-server.mjs';

const usage = `Usage: npm run shots -- [--page /blog] [--width 360,1280] [--scheme dark]
Takes pictures of the built site into shots/: every page, at 360, 768, 1280 and 1920 px, dark and light.`;

runCli(async () => {
  const options = readOptions(process.argv.slice(2), ['page', 'width', 'scheme'], usage);
  const site = join(root, 'public');
  const server = await createSiteServer(site);
  const pages = readList('page', options.page, [...pagesOf(site), '/404.html'], usage);
  const known = ['320', '360', '768', '1280', '1920', '2560'];
  const widths = readList('width', options.width, known, usage);
  const schemes = readList('scheme', options.scheme, ['dark', 'light'], usage);
  const address = await listen(server, 0);
  const folder = join(root, 'shots');
  mkdirSync(folder, { recursive: true });

  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: quiet,
  });
  try {
    for (const scheme of schemes) {
      for (const width of options.width ? widths : ['360', '768', '1280', '1920']) {
        const context = await browser.newContext({
          viewport: { width: Number(width), height: Number(width) < 768 ? 780 : 900 },
          colorScheme: /** @type {'dark' | 'light'} */ (scheme),
          reducedMotion: 'reduce',
        });
        // Pictures of ours only: what a visitor sees whose photos are blocked.
        await context.route('https://images.unsplash.com/**', (route) => route.abort());
        const page = await context.newPage();
        for (const path of pages) {
          await page.goto(address + path, { waitUntil: 'load' });
          await page.evaluate(() => document.fonts.ready);
          const name = path === '/' ? 'home' : path.slice(1).replace(/\W+/g, '-');
          const file = join(folder, `${name}-${width}-${scheme}.png`);
          await page.screenshot({ path: file, fullPage: true });
          console.log(`shots/${name}-${width}-${scheme}.png`);
        }
        await context.close();
      }
    }
  } finally {
    await browser.close();
    server.close();
  }
});
