// @ts-check
import { defineConfig } from '@playwright/test';
import { quiet } from '../../.storybook/browser.mjs';
import { findChromium } from '../lib/chromium.mjs';

// Each worker reads this file as well: only the first one has to look.
process.env.CHROME_PATH ??= await findChromium();

const widths = [390, 768, 1280, 1920];
const schemes = /** @type {const} */ (['dark', 'light']);
const wanted = process.env.PHOTOS?.split(',') ?? ['blocked'];
const photos = ['blocked', 'white', 'dark', 'busy'].filter((photo) => wanted.includes(photo));

/**
 * "npm run shots" takes pictures of the built site's pages into shots/. PAGES=/,/blog takes only
 * those; PHOTOS=white,dark,busy puts a picture of that kind in the place of every photo, which
 * otherwise are blocked; Playwright's own --project '390-*' takes one width.
 */
export default defineConfig({
  testMatch: 'shots.spec.ts',
  fullyParallel: true,
  workers: '100%',
  outputDir: '../../test-results/shots',
  reporter: 'list',
  use: {
    reducedMotion: 'reduce',
    launchOptions: { executablePath: process.env.CHROME_PATH, args: quiet },
  },
  projects: widths.flatMap((width) =>
    schemes.flatMap((colorScheme) =>
      photos.map((photo) => ({
        name: [width, colorScheme, photo].join('-').replace('-blocked', ''),
        metadata: { photo },
        use: { colorScheme, viewport: { width, height: 900 } },
      })),
    ),
  ),
  webServer: {
    command: 'npm run serve --silent -- --port 0',
    cwd: '../..',
    wait: { stdout: /is at (?<SHOTS_URL>http:\S+)/ },
  },
});
