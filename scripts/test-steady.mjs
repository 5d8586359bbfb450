// @ts-check
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Failure, runCli } from './lib/cli.mjs';
import { openBrowser } from './review/capture.mjs';
import { readStories } from './review/catalogue.mjs';
import { lock } from './review/lock.mjs';
import { placesIn } from './review/places.mjs';
import { publish } from './review/publish.mjs';
import { repeat } from './review/repeat.mjs';
import { inTurn } from './review/stories.mjs';
import { root } from './lib/root.mjs';

/**
 * Takes every story of storybook-static/ twice, in one of its modes, and compares: what is not the
 * same twice would show up in every review. `npm run review -- --repeat N` has all modes.
 * @param {string} chromium
 * @returns {Promise<import('./suites/counts.mjs').Count>} one for each picture
 * @throws {Failure} there is no built catalogue
 */
export async function testSteady(chromium) {
  const catalogue = join(root, 'storybook-static');
  if (!existsSync(join(catalogue, 'index.json'))) {
    throw new Failure('There is no built catalogue: run "npm run build-storybook" first.');
  }
  const places = placesIn(root);
  mkdirSync(places.folder, { recursive: true });
  lock(places.lock);

  const { browser } = await openBrowser(chromium);
  // Whose files are the same does not matter here: every story is taken.
  const stories = await readStories(catalogue, () => '', browser).finally(() => browser.close());
  const found = await repeat({
    ...{ chromium, catalogue, times: 2, folder: places.repeated },
    choose: (recipe) => inTurn(stories, recipe),
  });
  await publish({ root, chromium, files: places.repeatReport, found });
  const { pictures, open } = found.summary.counts;
  return { passed: pictures - open, failed: open };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  runCli(async () => {
    const { findChromium } = await import('./lib/chromium.mjs');
    const { failed } = await testSteady(await findChromium());
    process.exitCode = failed ? 1 : 0;
  });
}
