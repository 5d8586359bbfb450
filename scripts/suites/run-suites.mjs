// @ts-check
import { Failure } from '../lib/cli.mjs';

/** @typedef {import('./suites.mjs').Suite} Suite */

/**
 * The suites a developer asked for, with those they need, in the given order.
 * @param {Suite[]} suites
 * @param {string | undefined} only names, separated by commas; all suites when undefined
 * @returns {Suite[]}
 * @throws {Failure} a name that no suite has
 */
export function chooseSuites(suites, only) {
  if (only === undefined) return suites;
  const names = only.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !suites.some((suite) => suite.name === name));
  if (unknown !== undefined) {
    const known = suites.map(({ name }) => name).join(', ');
    throw new Failure(`There is no suite "${unknown}". The suites: ${known}.`, 2);
  }
  const chosen = new Set(suites.filter(({ name }) => names.includes(name)));
  for (const { needs = [] } of chosen) {
    for (const suite of suites)
      if (needs.includes(suite.name) && !suite.ready?.()) chosen.add(suite);
  }
  return suites.filter((suite) => chosen.has(suite));
}

/**
 * Runs suites one after the other. One that fails stops only those that need it.
 * @param {Suite[]} suites
 * @param {string} chromium
 * @returns {Promise<import('./results.mjs').SuiteResult[]>}
 */
export async function runSuites(suites, chromium) {
  /** @type {import('./results.mjs').SuiteResult[]} */
  const results = [];
  for (const suite of suites) {
    const started = Date.now();
    console.log(`\n=== ${suite.name}`);
    const broken = results.find(({ name, failed }) => suite.needs?.includes(name) && failed > 0);
    const count = broken
      ? { passed: 0, failed: 1, note: `not run, because ${broken.name} failed` }
      : await suite.run(chromium).catch((error) => {
          console.error(error instanceof Failure ? error.message : error);
          return { passed: 0, failed: 1, note: 'broke off' };
        });
    if (broken) console.log(count.note);
    results.push({ name: suite.name, seconds: (Date.now() - started) / 1000, ...count });
  }
  return results;
}
