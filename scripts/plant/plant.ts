import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findChromium } from '../lib/chromium';
import { Failure, readOptions, runCli } from '../lib/cli.mjs';
import { bin, root, run } from '../lib/run.mjs';
import { copyTree } from '../lib/copyTree';
import { openCatalogue } from '../serve/servers';
import { misplaced, plants, type Plant } from './plants';

const usage = `Usage: npm run plant -- [--only TEXTS]
Plants faults into a copy of the working tree, one at a time, and fails when one is not noticed.
--only: those whose name, file or test contains one of these texts`;

type Suite = 'types' | 'lint' | 'unit' | 'stories' | 'site';

/** The suite to which a plant's test belongs, and the file that it should run. */
const suiteOf = ({ caughtBy }: Plant): Suite => {
  if (caughtBy === 'types' || caughtBy === 'lint') return caughtBy;
  if (caughtBy.endsWith('.stories.tsx')) return 'stories';
  return caughtBy.endsWith('.spec.ts') ? 'site' : 'unit';
};
const lookedAt = (plant: Plant) => (suiteOf(plant) === 'lint' ? plant.file : plant.caughtBy);

/**
 * Runs a suite in the copy, on these files only.
 * @returns the first failure, as its program tells it; undefined when all passes
 */
async function look(suite: Suite, files: string[], copy: string, env: Record<string, string>) {
  let output = '';
  const write = (text: string) => (output += text);
  const call = async (...command: Parameters<typeof bin>) =>
    (await run(bin(...command), { cwd: copy, env, write })).code;
  const build = async (...command: Parameters<typeof bin>) => {
    if (await call(...command)) throw new Failure(`${output}\nThe copy cannot be built.`);
    output = '';
  };
  const test = {
    types: () => call('tsc', '--noEmit'),
    lint: () => call('eslint', '--max-warnings=0', ...files),
    unit: () => call('jest', '--ci', '--runTestsByPath', ...files),
    stories: async () => {
      await build('storybook', 'build', '--quiet', '-o', 'storybook-static');
      const { address, close } = await openCatalogue(join(copy, 'storybook-static'));
      const code = await call('test-storybook', '--url', address, '--maxWorkers=2', ...files);
      close();
      return code;
    },
    site: async () => {
      // Without this, Gatsby would look for its pages where it wrote them, and finishPages.ts has
      // moved them.
      await build('gatsby', 'clean');
      await build('gatsby', 'build');
      return call('playwright', 'test', '--config', 'tests', '--max-failures=1', ...files);
    },
  };
  if ((await test[suite]()) === 0) return undefined;
  const begins = /(?:^ *● | 1\) \[\w+\] › |: (?=error TS)|^ +\d+:\d+ +(?:error|warning) +)(.+)/m;
  const failure = begins.exec(stripVTControlCharacters(output))?.[1];
  // The suite did not begin or broke off, so it has tested nothing.
  if (!failure) throw new Failure(`${output}\n"${suite}" did not run to its end.`);
  return failure.replace(/ ─+$/, '').trim();
}

async function plantAll(chosen: Plant[], copy: string) {
  const env = { CHROME_PATH: await findChromium(), REPORT: '' };
  let missed = 0;
  for (const suite of ['types', 'lint', 'unit', 'stories', 'site'] as const) {
    const own = chosen.filter((plant) => suiteOf(plant) === suite);
    if (!own.length) continue;
    const before = await look(suite, [...new Set(own.map(lookedAt))], copy, env);
    // A test that fails with nothing planted would seem to notice every fault.
    if (before) throw new Failure(`"${suite}" fails with nothing planted: ${before}`);
    for (const plant of own) {
      const started = Date.now();
      const file = join(copy, plant.file);
      const text = readFileSync(file, 'utf8');
      writeFileSync(
        file,
        text.replace(plant.find, () => plant.replace),
      );
      const by = await look(suite, [lookedAt(plant)], copy, env);
      writeFileSync(file, text);
      if (!by) missed += 1;
      const seconds = `${Math.round((Date.now() - started) / 1000)} s`.padStart(6);
      const row = `${by ? '✓' : '✗'} ${plant.name.padEnd(52)} ${suite.padEnd(8)}${seconds}`;
      console.log(`${row}  ${by?.slice(0, 100) ?? `MISSED by ${plant.caughtBy}`}`);
    }
  }
  console.log(`\n${chosen.length - missed} noticed, ${missed} missed`);
  process.exitCode = missed ? 1 : 0;
}

runCli(async () => {
  const { only = '' } = readOptions(process.argv.slice(2), ['only'], usage);
  const rotten = misplaced(root);
  if (rotten.length) throw new Failure(`These can be planted no more:\n${rotten.join('\n')}`);
  const wanted: string[] = only.split(',').filter(Boolean);
  const chosen = plants.filter(
    ({ name, file, caughtBy }) =>
      !wanted.length || wanted.some((text) => `${name} ${file} ${caughtBy}`.includes(text)),
  );
  if (!chosen.length) throw new Failure(`There is no plant with "${only}".\n${usage}`, 2);
  const copy = copyTree('plant');
  // The copy is removed however the process ends.
  process.once('exit', () => rmSync(copy, { recursive: true, force: true, maxRetries: 5 }));
  await plantAll(chosen, copy);
});
