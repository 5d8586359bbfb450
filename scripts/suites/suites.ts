import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildIfChanged } from '../lib/build';
import { bin, root, run } from '../lib/run.mjs';
import { openCatalogue } from '../serve/servers';
import { countCommand, countJest, countPlaywright, mismatches, type Count } from './results';

interface Context {
  /** The suite's. */
  name: string;
  chromium: string;
  /** Takes the output instead of the terminal. */
  write?: (text: string) => void;
}

export interface Suite {
  name: string;
  /** It is run while somebody works, by "npm run check". */
  quick?: boolean;
  /** It keeps all cores busy: nothing runs beside it. */
  alone?: boolean;
  /** The suite whose result it works on. */
  needs?: string;
  /** It needs Chromium. */
  browser?: boolean;
  run: (context: Context) => Promise<Count>;
}

const reportOf = ({ name }: Context) => join(root, '.waxline', `${name}.json`);

/** Runs what writes a JSON report, and reads it. */
async function withReport(context: Context, program: string, ...args: string[]) {
  const { chromium, write } = context;
  const file = reportOf(context);
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  const env = { CHROME_PATH: chromium, REPORT: file, STORYBOOK_DISABLE_TELEMETRY: '1' };
  const { code } = await run(bin(program, ...args), { env, write });
  if (!existsSync(file)) return { code };
  return { code, report: JSON.parse(readFileSync(file, 'utf8')) };
}

async function succeed({ write }: Context, program: string, ...args: string[]) {
  return countCommand(await run(bin(program, ...args), { write }));
}

async function runJest(context: Context, ...args: string[]) {
  const asReport = ['--json', `--outputFile=${reportOf(context)}`];
  return countJest(
    await withReport(context, 'jest', '--ci', '--maxWorkers=2', ...asReport, ...args),
  );
}

async function runPlaywright(context: Context, folder: string) {
  return countPlaywright(await withReport(context, 'playwright', 'test', '--config', folder));
}

/** Runs stories of the built catalogue, and proves that none was left out. */
async function testStories(context: Context, files: string[]) {
  const { index, address, close } = await openCatalogue();
  const asReport = ['--json', '--outputFile', reportOf(context)];
  const options = ['--url', address, '--maxWorkers=2', ...asReport, ...files];
  const ran = await withReport(context, 'test-storybook', ...options);
  close();
  const count = countJest(ran);
  const wrong = 'report' in ran ? mismatches(index, ran.report, files) : [];
  if (!wrong.length) return count;
  console.log(`Not exactly one test and one story:\n  ${wrong.join('\n  ')}`);
  return { ...count, failed: count.failed + wrong.length, note: 'tests and stories disagree' };
}

/**
 * All suites, in the order in which they begin: of those beside each other the longest first.
 * `storyFiles`: the only ones that `stories` runs; all when empty.
 */
export const suites = (storyFiles: string[] = []): Suite[] => [
  { name: 'types', quick: true, run: (it) => succeed(it, 'tsc', '--noEmit') },
  { name: 'build', run: async ({ write }) => countCommand(await buildIfChanged('site', write)) },
  { name: 'lint', quick: true, run: (it) => succeed(it, 'eslint', '.') },
  { name: 'unit', quick: true, run: (it) => runJest(it) },
  {
    name: 'storybook',
    run: async ({ write }) => countCommand(await buildIfChanged('catalogue', write)),
  },
  {
    name: 'tools',
    browser: true,
    run: (it) =>
      runJest(it, ...['scripts', 'tests/lint', 'tests/server'].map((it) => `--roots=${it}`)),
  },
  {
    name: 'format',
    quick: true,
    run: (it) => succeed(it, 'prettier', '--check', '--log-level=warn', '.'),
  },
  {
    ...{ name: 'stories', alone: true, browser: true, needs: 'storybook' },
    run: (it) => testStories(it, storyFiles),
  },
  {
    ...{ name: 'docs', alone: true, browser: true, needs: 'storybook' },
    run: (it) => runPlaywright(it, 'tests/catalogue'),
  },
  {
    ...{ name: 'site', alone: true, browser: true, needs: 'build' },
    run: (it) => runPlaywright(it, 'tests'),
  },
  {
    ...{ name: 'faults', alone: true, browser: true, needs: 'build' },
    run: (it) => runPlaywright(it, 'tests/faults'),
  },
];
