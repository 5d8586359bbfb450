// @ts-check
import { availableParallelism } from 'node:os';
import { findChromium } from '../lib/chromium.mjs';
import { readList, readOptions } from '../lib/options.mjs';
import { setUp } from '../lib/setup.mjs';
import { changedFiles, touchedStories } from './changes.mjs';
import { table } from './results.mjs';
import { runSuites, withNeeded } from './schedule.mjs';
import { suites } from './suites.mjs';

const names = suites().map(({ name }) => name);

const usage = `Usage: npm test -- [--only NAMES | --all | --quick]
--only:  some suites, and those they need: ${names.join(',')}
--all:   the tests of tools too, whatever changed (npm run test:all)
--quick: types, lint, format, unit, and the stories that a change touches (npm run check)`;

/**
 * Installs what is missing, runs suites, and prints the table of them.
 * @param {string[]} args the command line
 * @throws {import('../lib/cli.mjs').Failure} a wrong command line, or something cannot be installed
 */
export async function main(args) {
  const { only, all, quick } = readOptions(args, ['only'], usage, ['all', 'quick']);
  const asked = readList('suite', only, names, usage);
  await setUp();

  const changed = changedFiles();
  const storyFiles = quick && changed ? touchedStories(changed) : undefined;
  const idle = only || all ? [] : quick ? beyondQuick(storyFiles) : idleTools(changed);
  const chosen = withNeeded(
    suites(storyFiles),
    asked.filter((name) => !idle.includes(name)),
  );
  const chromium = chosen.some(({ browser }) => browser) ? await findChromium() : '';
  const results = await runSuites(chosen, chromium, availableParallelism());
  console.log(table(results));
  process.exitCode = results.some(({ failed }) => failed) ? 1 : 0;
}

/** @param {string[] | undefined} storyFiles */
const beyondQuick = (storyFiles) => [
  ...['tools', 'docs', 'build', 'site'],
  ...(storyFiles?.length === 0 ? ['storybook', 'stories'] : []),
];

/** @param {string[] | undefined} changed */
function idleTools(changed) {
  const product = /^(src|stories|static|docs|tests)\/|\.md$/;
  // A clean checkout of main differs from it in nothing, whatever its last commit did.
  if (process.env.CI || !changed?.length || !changed.every((file) => product.test(file))) return [];
  console.log('No tool changed, so their tests do not run; "npm run test:all" runs them.');
  return ['tools'];
}
