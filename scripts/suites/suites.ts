import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfChanged, type Build } from '../lib/build';
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

/** Runs what writes a JSON report, and reads it. */
async function withReport(name: string, context: Context, command: (file: string) => string[]) {
  const folder = join(root, '.waxline');
  const file = join(folder, `${name}.json`);
  mkdirSync(folder, { recursive: true });
  rmSync(file, { force: true });
  const env = { CHROME_PATH: context.chromium, REPORT: file, STORYBOOK_DISABLE_TELEMETRY: '1' };
  const { code } = await run(command(file), { env, write: context.write });
  return { code, report: existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined };
}

/** A suite that is a program's success. */
const succeeds =
  (program: string, ...args: string[]) =>
  async ({ write }: Context) =>
    countCommand(await run(bin(program, ...args), { write }));

const builds =
  (build: Build) =>
  async ({ write }: Context) =>
    countCommand(await buildIfChanged(build, write));

const jestSuite =
  (name: string, ...args: string[]) =>
  async (context: Context) =>
    countJest(
      await withReport(name, context, (file) =>
        bin('jest', '--ci', '--maxWorkers=2', '--json', `--outputFile=${file}`, ...args),
      ),
    );

const playwrightSuite = (name: string, folder: string) => async (context: Context) =>
  countPlaywright(
    await withReport(name, context, () =>
      bin('playwright', 'test', '--config', `${folder}/playwright.config.ts`),
    ),
  );

/** Runs stories of the built catalogue in Chromium, and proves that none was left out. */
async function testStories(context: Context, files: string[]) {
  const { index, address, close } = await openCatalogue();
  const run = await withReport('stories', context, (file) => [
    ...bin('test-storybook', '--url', address, '--maxWorkers=2'),
    ...['--json', '--outputFile', file, ...files],
  ]).finally(close);
  const count = countJest(run);
  const wrong = run.report ? mismatches(index, run.report, files) : [];
  if (!wrong.length) return count;
  console.log(`Not exactly one test and one story:\n  ${wrong.join('\n  ')}`);
  return { ...count, failed: count.failed + wrong.length, note: 'tests and stories disagree' };
}

/** All suites, in their order. `storyFiles`: the only ones that `stories` runs; all when empty. */
export const suites = (storyFiles: string[] = []): Suite[] => [
  { name: 'types', quick: true, run: succeeds('tsc', '--noEmit') },
  { name: 'lint', quick: true, run: succeeds('eslint', '.') },
  { name: 'format', quick: true, run: succeeds('prettier', '--check', '--log-level=warn', '.') },
  { name: 'unit', quick: true, run: jestSuite('unit') },
  { name: 'tools', browser: true, run: jestSuite('tools', '--roots=scripts') },
  { name: 'storybook', run: builds('catalogue') },
  { name: 'stories', needs: 'storybook', browser: true, run: (it) => testStories(it, storyFiles) },
  {
    name: 'docs',
    needs: 'storybook',
    browser: true,
    run: playwrightSuite('docs', 'tests/catalogue'),
  },
  { name: 'build', run: builds('site') },
  { name: 'site', needs: 'build', browser: true, run: playwrightSuite('site', 'tests') },
];
