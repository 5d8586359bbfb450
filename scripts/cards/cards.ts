import { hash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { env, quiet } from '../../.storybook/browser.mjs';
import { photoHost } from '../../src/host/page/photos';
import { siteMap } from '../../src/routes/site/siteMap';
import { buildIfChanged } from '../lib/build';
import { findChromium } from '../lib/chromium';
import { Failure, readOptions, runCli } from '../lib/cli.mjs';
import { filesOf } from '../lib/files';
import { root } from '../lib/run.mjs';
import { openSite } from '../serve/servers';
import { drawings, plain } from './drawings';
import type { CardDrawing } from './parts';

const usage = `Usage: npm run cards
Draws the picture that others see when a page is shared, out of the built page's own art, into
static/cards, and lists all of them in src/host/page/cards.json.`;

const size = { width: 1200, height: 630 };
/** The bytes that a card may have. */
const most = 60_000;

/** Lays the card over its page. Runs in the browser. */
async function lay({ ground, inner }: CardDrawing) {
  const card = document.createElement('div');
  card.id = 'card';
  card.style.cssText = `position:fixed;inset:0 auto auto 0;inline-size:1200px;block-size:630px;overflow:hidden;background:${ground};z-index:9999;container-type:inline-size`;
  card.innerHTML = inner;
  for (const place of card.querySelectorAll<HTMLElement>('[data-take]')) {
    const found = document.querySelector(place.dataset.take!);
    if (!found) throw new Error(`The page has no ${place.dataset.take}`);
    const copy = found.cloneNode(true) as HTMLElement;
    copy.style.cssText += `;${place.dataset.own}`;
    place.append(copy);
  }
  document.body.append(card);
  await document.fonts.ready;
}

async function draw(page: Page, address: string, card: CardDrawing) {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate(lay, card);
  await page.waitForLoadState('networkidle');
  return page.screenshot({ clip: { x: 0, y: 0, ...size } });
}

/** Packs a picture with as many colours as the bytes of a card leave room for. */
async function pack(picture: Buffer) {
  const { default: sharp } = await import('sharp');
  for (let quality = 100; quality > 0; quality -= 5) {
    const png = sharp(picture).png({ palette: true, dither: 0, effort: 10, quality });
    const packed = await png.toBuffer();
    if (packed.length < most) return packed;
  }
  throw new Failure(
    `A card is heavier than ${most} bytes, however few colours it has: simplify it.`,
  );
}

runCli(async () => {
  readOptions(process.argv.slice(2), [], usage);
  const { code } = await buildIfChanged('site');
  if (code) throw new Failure('The site cannot be built.');
  const { address, close } = await openSite(join(root, 'public'));
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...quiet, '--hide-scrollbars', '--disable-lcd-text', '--force-color-profile=srgb'],
    env,
  });
  const folder = join(root, 'static', 'cards');
  mkdirSync(folder, { recursive: true });
  const cards: Record<string, { file: string; words: string }> = {};
  for (const { path, title } of Object.values(siteMap)) {
    const card = drawings[path]?.() ?? plain(title);
    const page = await browser.newPage({
      viewport: { width: 1280, height: 900 },
      colorScheme: 'dark',
      reducedMotion: 'reduce',
      bypassCSP: true,
    });
    await page.route(`${photoHost}/**`, (route) => route.abort());
    const picture = await pack(await draw(page, address + path, card));
    await page.close();
    const file = `${path.slice(1) || 'home'}-${hash('sha256', picture).slice(0, 8)}.png`;
    writeFileSync(join(folder, file), picture);
    cards[path] = { file, words: card.words };
    console.log(`${file}  ${(picture.length / 1000).toFixed(1)} kB`);
  }
  await browser.close();
  close();
  const named = Object.values(cards).map(({ file }) => file);
  for (const old of filesOf(folder)) if (!named.includes(old)) rmSync(join(folder, old));
  writeFileSync(join(root, 'src/host/page/cards.json'), `${JSON.stringify(cards, undefined, 2)}\n`);
});
