import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildIfChanged } from '../lib/build';
import { bin, root, run } from '../lib/run.mjs';
import { openCatalogue } from '../serve/servers';
import { countCommand, countJest, countPlaywright, mismatches, type Count } from './results';

interface Context {
  chromium: string;
  /** Takes the output instead of the terminal. */
  write?: (text: string) => void;
}

export interface Suite {
  name: string;
  /** It is run while somebody works, and beside others. */
  quick?: boolean;
  /** The suite whose result it works on. */
  needs?: string;
  /** It needs Chromium. */
  browser?: boolean;
  run: (context: Context) => Promise<Count>;
}

const reportFile = join(root, '.waxline', 'report.json');

/** Runs what writes a JSON report, and reads it. No two at a time do. */
async function withReport({ chromium, write }: Context, program: string, ...args: string[]) {
  mkdirSync(dirname(reportFile), { recursive: true });
  rmSync(reportFile, { force: true });
  const env = { CHROME_PATH: chromium, REPORT: reportFile, STORYBOOK_DISABLE_TELEMETRY: '1' };
  const { code } = await run(bin(program, ...args), { env, write });
  if (!existsSync(reportFile)) return { code };
  return { code, report: JSON.parse(readFileSync(reportFile, 'utf8')) };
}

async function succeed({ write }: Context, program: string, ...args: string[]) {
  return countCommand(await run(bin(program, ...args), { write }));
}

async function runJest(context: Context, ...args: string[]) {
  const asReport = ['--json', `--outputFile=${reportFile}`];
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
  const options = ['--url', address, '--maxWorkers=2', '--json', '--outputFile', reportFile];
  const ran = await withReport(context, 'test-storybook', ...options, ...files);
  close();
  const count = countJest(ran);
  const wrong = 'report' in ran ? mismatches(index, ran.report, files) : [];
  if (!wrong.length) return count;
  console.log(`Not exactly one test and one story:\n  ${wrong.join('\n  ')}`);
  return { ...count, failed: count.failed + wrong.length, note: 'tests and stories disagree' };
}

/** All suites, in their order. `storyFiles`: the only ones that `stories` runs; all when empty. */
export const suites = (storyFiles: string[] = []): Suite[] => [
  { name: 'types', quick: true, run: (it) => succeed(it, 'tsc', '--noEmit') },
  { name: 'lint', quick: true, run: (it) => succeed(it, 'eslint', '.') },
  {
    name: 'format',
    quick: true,
    run: (it) => succeed(it, 'prettier', '--check', '--log-level=warn', '.'),
  },
  { name: 'unit', quick: true, run: (it) => runJest(it) },
  {
    name: 'tools',
    browser: true,
    run: (it) =>
      runJest(it, ...['scripts', 'tests/lint', 'tests/server'].map((it) => `--roots=${it}`)),
  },
  { name: 'storybook', run: async () => countCommand(await buildIfChanged('catalogue')) },
  { name: 'stories', needs: 'storybook', browser: true, run: (it) => testStories(it, storyFiles) },
  {
    name: 'docs',
    needs: 'storybook',
    browser: true,
    run: (it) => runPlaywright(it, 'tests/catalogue'),
  },
  { name: 'build', run: async () => countCommand(await buildIfChanged('site')) },
  { name: 'site', needs: 'build', browser: true, run: (it) => runPlaywright(it, 'tests') },
  { name: 'faults', needs: 'build', browser: true, run: (it) => runPlaywright(it, 'tests/faults') },
];
