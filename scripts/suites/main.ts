import { findChromium } from '../lib/chromium';
import { Failure } from '../lib/cli.mjs';
import { patience } from '../lib/patience.mjs';
import { changedOnBranch, isProductOnly, touchedStories } from './scope';
import { table, type Count, type Result } from './results';
import { suites, type Suite } from './suites';

interface Options {
  only?: string[];
  all?: boolean;
  quick?: boolean;
  repeatEach?: number;
}

/** Runs suites, and prints the table of them. */
export async function main(options: Options) {
  const { only, all, quick, repeatEach } = options;
  if (patience > 1)
    console.log(`This machine is slow or busy: time-outs are ${patience} times as long.`);
  const changed = changedOnBranch();
  const storyFiles = quick && changed ? touchedStories(changed) : undefined;
  const skipsTools = !only && !all && !quick && isProductOnly(changed);
  if (skipsTools) console.log('No tool changed: their tests run only in "npm run test:all".');
  const isAsked = ({ name, ...suite }: Suite) => {
    if (only) return only.includes(name);
    if (quick) return suite.quick || (name === 'stories' && storyFiles?.length !== 0);
    return !skipsTools || name !== 'tools';
  };
  const chosen = withNeeded(suites({ storyFiles, repeatEach }), isAsked);
  const chromium = chosen.some(({ browser }) => browser) ? await findChromium() : '';
  const results = await runSuites(chosen, chromium);
  console.log(table(results));
  process.exitCode = exitCodeOf(results);
}

/** What `npm test` ends with, which is all that CI looks at. */
export const exitCodeOf = (results: Result[]) => (results.some(({ failed }) => failed) ? 1 : 0);

/** The suites that are asked for, with those that they need. */
export function withNeeded(all: Suite[], isAsked: (suite: Suite) => boolean) {
  const asked = new Set(all.filter(isAsked));
  const needed = new Set([...asked].map(({ needs }) => needs));
  return all.filter((suite) => asked.has(suite) || needed.has(suite.name));
}

/**
 * Runs two suites at a time and prints each when it has ended; then runs those that keep all cores
 * busy one after the other, and prints their output as it comes. A suite that fails stops only
 * those that need it. What failed of the first is printed once more at the end, because the output of
 * the others has moved it out of sight.
 */
export async function runSuites(chosen: Suite[], chromium: string) {
  const results = new Map<string, Result>();

  async function runOne({ name, needs = '', run }: Suite, write?: (text: string) => void) {
    const started = Date.now();
    const broken = (note: string): Count => ({ passed: 0, failed: 1, note });
    const count = results.get(needs)?.failed
      ? broken(`not run, because ${needs} failed`)
      : await run({ name, chromium, write }).catch((error) => {
          (write ?? console.error)(error instanceof Failure ? error.message : error.stack);
          return broken('broke off');
        });
    results.set(name, { name, seconds: (Date.now() - started) / 1000, ...count });
  }

  const waiting = chosen.filter(({ alone }) => !alone);
  const failed: string[] = [];
  const runWaiting = async () => {
    for (let suite = waiting.shift(); suite; suite = waiting.shift()) {
      let output = '';
      await runOne(suite, (text) => (output += text));
      const text = `\n=== ${suite.name}\n${output.trimEnd()}`;
      console.log(text);
      if (results.get(suite.name)?.failed) failed.push(text);
    }
  };
  await Promise.all([runWaiting(), runWaiting()]);
  for (const suite of chosen.filter(({ alone }) => alone)) {
    console.log(`\n=== ${suite.name}`);
    await runOne(suite);
  }
  if (chosen.some(({ alone }) => alone)) failed.forEach((text) => console.log(text));
  return chosen.flatMap(({ name }) => results.get(name) ?? []);
}
