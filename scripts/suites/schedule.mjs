// @ts-check
import { Failure } from '../lib/cli.mjs';

/**
 * @typedef {object} Suite
 * @property {string} name
 * @property {string[]} [needs] the suites whose results it works on
 * @property {number} [cores] how many it keeps busy; one when left out
 * @property {boolean} [browser] whether it needs Chromium
 * @property {(context: { chromium: string, write: (text: string) => void }) => Promise<import('./results.mjs').Count>} run
 *   `write` takes its output
 */

/**
 * The suites a developer asked for, with those they need, in the given order.
 * @param {Suite[]} suites
 * @param {readonly string[]} names
 */
export function withNeeded(suites, names) {
  const chosen = new Set(suites.filter(({ name }) => names.includes(name)));
  for (const { needs } of chosen) {
    for (const suite of suites) if (needs?.includes(suite.name)) chosen.add(suite);
  }
  return suites.filter((suite) => chosen.has(suite));
}

/**
 * Runs suites side by side, as many as there are cores for. One that fails stops only those that
 * need it.
 * @param {Suite[]} suites
 * @param {string} chromium
 * @param {number} cores
 * @param {(text: string) => void} [print]
 * @returns {Promise<import('./results.mjs').Result[]>} in the order of the suites
 */
export async function runSuites(
  suites,
  chromium,
  cores,
  print = (text) => process.stdout.write(text),
) {
  /** @type {Map<string, import('./results.mjs').Result>} */
  const results = new Map();
  /** @type {Map<Suite, Promise<void>>} */
  const running = new Map();
  const waiting = new Set(suites);
  const outputs = inTurn(print);

  while (waiting.size || running.size) {
    for (const suite of waiting) {
      const needs =
        suite.needs?.filter((name) => suites.some((other) => other.name === name)) ?? [];
      const busy = [...running.keys()].reduce((sum, { cores = 1 }) => sum + cores, 0);
      const isReady = needs.every((name) => results.has(name));
      if (!isReady || (busy && busy + (suite.cores ?? 1) > cores)) continue;
      waiting.delete(suite);
      running.set(
        suite,
        finish(suite, needs).finally(() => running.delete(suite)),
      );
    }
    await Promise.race(running.values());
  }
  return suites.flatMap(({ name }) => results.get(name) ?? []);

  /**
   * @param {Suite} suite
   * @param {string[]} needs
   */
  async function finish(suite, needs) {
    const started = Date.now();
    const { write, end } = outputs(suite.name);
    const broken = needs.find((name) => results.get(name)?.failed);
    /** @type {import('./results.mjs').Count} */
    const count = broken
      ? { passed: 0, failed: 1, note: `not run, because ${broken} failed` }
      : await suite.run({ chromium, write }).catch((error) => {
          write(`${error instanceof Failure ? error.message : error.stack}\n`);
          return { passed: 0, failed: 1, note: 'broke off' };
        });
    if (broken) write(`${count.note}\n`);
    results.set(suite.name, { name: suite.name, seconds: (Date.now() - started) / 1000, ...count });
    end();
  }
}

/**
 * Keeps the outputs of suites apart: one is shown as it comes, the others wait until it has ended.
 * @param {(text: string) => void} print
 */
function inTurn(print) {
  /** @type {{ name: string, text: string, over: boolean }[]} the first is the one that is shown */
  const queue = [];
  const show = () => {
    for (let shown = queue[0]; shown; shown = queue[0]) {
      print(shown.text);
      shown.text = '';
      if (!shown.over) return;
      queue.shift();
    }
  };
  return (/** @type {string} */ name) => {
    const output = { name, text: `\n=== ${name}\n`, over: false };
    queue.push(output);
    show();
    return {
      write: (/** @type {string} */ text) => {
        output.text += text;
        show();
      },
      end: () => {
        output.over = true;
        show();
      },
    };
  };
}
