// @ts-check
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfChanged } from '../lib/build.mjs';
import { root } from '../lib/root.mjs';
import { bin, run } from '../lib/run.mjs';
import { openCatalogue } from '../serve/catalogue.mjs';
import { countCommand, countJest, countPlaywright, mismatches } from './results.mjs';

/** @typedef {import('./schedule.mjs').Suite} Suite */

/**
 * Runs what writes a JSON report, and reads it.
 * @param {string} name of the report
 * @param {(file: string) => Promise<{ code: number }>} start `file`: where to put it, from the root
 * @returns {Promise<{ code: number, report: any }>} `report`: undefined when nothing was written
 */
export async function withReport(name, start) {
  const file = `.waxline/${name}.json`;
  mkdirSync(join(root, '.waxline'), { recursive: true });
  rmSync(join(root, file), { force: true });
  const { code } = await start(file);
  const written = existsSync(join(root, file));
  return { code, report: written ? JSON.parse(readFileSync(join(root, file), 'utf8')) : undefined };
}

/**
 * A suite that is a program's success.
 * @param {string} program
 * @param {string[]} args
 * @returns {Suite['run']}
 */
const succeeds =
  (program, ...args) =>
  async ({ write }) =>
    countCommand(await run(bin(program, ...args), { write }));

/**
 * @param {import('../lib/stamp.mjs').Build} build
 * @returns {Suite['run']}
 */
const builds =
  (build) =>
  async ({ write }) =>
    countCommand(await buildIfChanged(build, write));

/**
 * @param {string} name
 * @param {string[]} args
 * @returns {Suite['run']}
 */
const jest =
  (name, ...args) =>
  async ({ chromium, write }) =>
    countJest(
      await withReport(name, (file) =>
        run(
          bin('jest', '--ci', '--maxWorkers=2', '--json', `--outputFile=${file}`, ...args),
          // Without a browser it is empty, and nobody reads it.
          { env: { CHROME_PATH: chromium }, write },
        ),
      ),
    );

/**
 * @param {string} name
 * @param {string} folder of its configuration
 * @returns {Suite['run']}
 */
const playwright =
  (name, folder) =>
  async ({ chromium, write }) =>
    countPlaywright(
      await withReport(name, (file) =>
        run(bin('playwright', 'test', '--config', `${folder}/playwright.config.ts`), {
          env: { CHROME_PATH: chromium, REPORT: join(root, file) },
          write,
        }),
      ),
    );

/**
 * Runs stories of storybook-static/ in Chromium, and proves that none was left out.
 * @param {{ chromium: string, write: (text: string) => void }} context
 * @param {string[]} [files] the story files to run; all when left out
 * @returns {Promise<import('./results.mjs').Count>}
 * @throws {import('../lib/cli.mjs').Failure} there is no built catalogue
 */
export async function testStories({ chromium, write }, files = []) {
  const { index, address, close } = await openCatalogue();
  const { code, report } = await withReport('stories', (file) =>
    run(
      bin(
        ...['test-storybook', '--url', address, '--maxWorkers=2', '--json', '--outputFile', file],
        ...files,
      ),
      { env: { CHROME_PATH: chromium, STORYBOOK_DISABLE_TELEMETRY: '1' }, write },
    ),
  ).finally(close);
  const count = countJest({ code, report });
  if (!report) return count;
  const wrong = mismatches(index, report, files);
  if (!wrong.length) return count;
  write(`Not exactly one test and one story:\n  ${wrong.join('\n  ')}\n`);
  return { ...count, failed: count.failed + wrong.length, note: 'tests and stories disagree' };
}

/**
 * All suites, in the order in which they begin and are told.
 * @param {string[] | undefined} [storyFiles] the only ones that `stories` runs
 * @returns {Suite[]}
 */
export const suites = (storyFiles) => [
  { name: 'types', run: succeeds('tsc', '--noEmit') },
  { name: 'lint', run: succeeds('eslint', '.') },
  { name: 'format', run: succeeds('prettier', '--check', '--log-level=warn', '.') },
  { name: 'unit', cores: 2, run: jest('unit') },
  { name: 'tools', cores: 2, browser: true, run: jest('tools', '--roots=scripts') },
  { name: 'storybook', cores: 2, run: builds('catalogue') },
  {
    name: 'stories',
    needs: ['storybook'],
    cores: 2,
    browser: true,
    run: (context) => testStories(context, storyFiles),
  },
  {
    name: 'docs',
    needs: ['storybook'],
    cores: 2,
    browser: true,
    run: playwright('docs', 'tests/catalogue'),
  },
  { name: 'build', cores: 2, run: builds('site') },
  { name: 'site', needs: ['build'], cores: 2, browser: true, run: playwright('site', 'tests') },
];
