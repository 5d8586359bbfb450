import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildIfChanged } from '../lib/build';
import { patient } from '../lib/patience.mjs';
import { bin, root, run } from '../lib/run.mjs';
import { openCatalogue } from '../serve/servers';
import { countCommand, countJest, countPlaywright, mismatches, type Count } from './results';

interface Context {
  name: string;
  chromium: string;
  /** Receives the output instead of the terminal. */
  write?: (text: string) => void;
}

export interface Suite {
  name: string;
  /** True for suites of "npm run check", which people run while they work. */
  quick?: boolean;
  /** True for a suite that keeps all cores busy, so that nothing runs beside it. */
  alone?: boolean;
  /** The suite whose result this one needs. */
  needs?: string;
  /**
   * True for a suite that needs Chromium, which is looked for, and installed if need be, only when
   * such a suite runs.
   */
  browser?: boolean;
  run: (context: Context) => Promise<Count>;
}

const reportOf = ({ name }: Context) => join(root, '.waxline', `${name}.json`);

/** Runs a program that writes a JSON report, and reads the report. */
async function withReport(context: Context, program: string, ...args: string[]) {
  const { chromium, write } = context;
  const file = reportOf(context);
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  const env = { CHROME_PATH: chromium, REPORT: file };
  const { code } = await run(bin(program, ...args), { env, write });
  if (!existsSync(file)) return { code };
  return { code, report: JSON.parse(readFileSync(file, 'utf8')) };
}

async function runJest(context: Context, ...args: string[]) {
  const asReport = ['--ci', '--maxWorkers=2', '--json', `--outputFile=${reportOf(context)}`];
  const timeout = `--testTimeout=${patient(30_000)}`;
  return countJest(await withReport(context, 'jest', ...asReport, timeout, ...args));
}

async function runPlaywright(context: Context, folder: string, repeatEach: number) {
  const options = ['--config', folder, `--repeat-each=${repeatEach}`];
  return countPlaywright(await withReport(context, 'playwright', 'test', ...options));
}

/** Runs stories of the built catalogue, and checks that none was left out. */
async function testStories(context: Context, files: string[]) {
  const { index, address, close } = await openCatalogue();
  const asReport = ['--json', '--outputFile', reportOf(context)];
  // With UPDATE_DRAWN only one worker may run, because all write to one file
  // (.storybook/checks/drawingsTable.ts).
  const workers = process.env.UPDATE_DRAWN ? '--maxWorkers=1' : '--maxWorkers=2';
  const options = ['--url', address, workers, ...asReport, ...files];
  const ran = await withReport(context, 'test-storybook', ...options).finally(close);
  const count = countJest(ran);
  const wrong = 'report' in ran ? mismatches(index, ran.report, files) : [];
  if (!wrong.length) return count;
  console.log(`Not exactly one test and one story:\n  ${wrong.join('\n  ')}`);
  return { ...count, failed: count.failed + wrong.length, note: 'tests and stories disagree' };
}

const command = (name: string, ...command: [string, ...string[]]): Suite => ({
  name,
  quick: true,
  run: async ({ write }) => countCommand(await run(bin(...command), { write })),
});

const build = (name: string, what: 'site' | 'catalogue'): Suite => ({
  name,
  run: async ({ write }) => countCommand(await buildIfChanged(what, write)),
});

/** A suite that tests a build in a browser, with all cores. */
const inBrowser = (name: string, needs: string, run: Suite['run']): Suite => ({
  name,
  needs,
  run,
  alone: true,
  browser: true,
});

interface Choice {
  storyFiles?: string[];
  repeatEach?: number;
}

/** `unit` runs this folder's test, because a change of the product may remove a line that a plant replaces. */
const withoutPlants = '--testPathIgnorePatterns=scripts/plant';
const toolRoots = ['scripts', 'tests/lint', 'tests/server'].map((folder) => `--roots=${folder}`);

/**
 * All suites, in the order in which they begin: those that use one core first, two at a time, then
 * those that run alone. `storyFiles` are the only files that `stories` runs; all when empty.
 * `repeatEach` is how often Playwright's suites run each test.
 */
export const suites = ({ storyFiles = [], repeatEach = 1 }: Choice = {}): Suite[] => [
  command('types', 'tsc', '--noEmit'),
  build('build', 'site'),
  command('lint', 'eslint', '--max-warnings=0', '.'),
  command('unused', 'knip', '--no-progress'),
  command('format', 'prettier', '--check', '--log-level=warn', '.'),
  { name: 'unit', quick: true, run: (it) => runJest(it) },
  build('storybook', 'catalogue'),
  { name: 'recipes', run: (it) => runJest(it, '--roots=tests/recipes') },
  { name: 'tools', browser: true, run: (it) => runJest(it, ...toolRoots, withoutPlants) },
  inBrowser('stories', 'storybook', (it) => testStories(it, storyFiles)),
  inBrowser('docs', 'storybook', (it) => runPlaywright(it, 'tests/catalogue', repeatEach)),
  inBrowser('site', 'build', (it) => runPlaywright(it, 'tests', repeatEach)),
  inBrowser('faults', 'build', (it) => runPlaywright(it, 'tests/faults', repeatEach)),
];
