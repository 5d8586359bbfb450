// @ts-check
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openCatalogue } from './catalogue.mjs';
import { runCli } from './cli.mjs';
import { countJest } from './counts.mjs';
import { root } from './root.mjs';
import { bin, run } from './run.mjs';
import { compareStories } from './stories-run.mjs';

/**
 * Runs every story of storybook-static/ in Chromium, and proves that none was left out.
 * @param {string} chromium
 * @returns {Promise<import('./counts.mjs').Count>}
 * @throws {import('./cli.mjs').Failure} there is no built catalogue
 */
export async function testStories(chromium) {
  const { index, address, close } = await openCatalogue();
  const output = join(root, '.waxline', 'stories.json');
  mkdirSync(join(root, '.waxline'), { recursive: true });
  rmSync(output, { force: true });

  const started = Date.now();
  const { code } = await run(
    [
      ...bin('test-storybook', '--url', address, '--maxWorkers=2'),
      ...['--json', '--outputFile', output],
    ],
    { env: { CHROME_PATH: chromium, STORYBOOK_DISABLE_TELEMETRY: '1' } },
  );
  const seconds = (Date.now() - started) / 1000;
  close();

  if (!existsSync(output)) return countJest(undefined, code);
  const report = readJson(output);
  const { stories, missing, slowest } = compareStories(index, report);
  const count = countJest(report, code);
  const ran = report.numPassedTests + report.numFailedTests;
  console.log(
    `${ran} tests for ${stories} stories in ${seconds.toFixed(1)} s: ` +
      `${(seconds / Math.max(1, ran)).toFixed(2)} s each`,
  );
  for (const { name, ms } of slowest.slice(0, 3)) {
    console.log(`  slowest: ${name}, ${(ms / 1000).toFixed(2)} s`);
  }
  for (const name of missing) console.log(`  not tested exactly once: ${name}`);
  if (missing.length === 0 && ran === stories) return count;
  const note = `${ran} tests for ${stories} stories`;
  return { ...count, failed: count.failed + Math.max(1, missing.length), note };
}

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  runCli(async () => {
    const { findChromium } = await import('./chromium.mjs');
    const { failed } = await testStories(await findChromium());
    process.exitCode = failed ? 1 : 0;
  });
}
