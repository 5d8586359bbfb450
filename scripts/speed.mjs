// @ts-check
import { join } from 'node:path';
import { findChromium } from './lib/chromium.mjs';
import { Failure, runCli } from './lib/cli.mjs';
import { readList, readOptions } from './lib/options.mjs';
import { listen } from './lib/port.mjs';
import { root } from './lib/root.mjs';
import { pagesOf } from './lib/files.mjs';
import { createSiteServer } from './serve/site-server.mjs';
import { openLighthouse } from './speed/lighthouse.mjs';
import { LIMITS, median } from './speed/limits.mjs';
import { openPresses } from './speed/presses.mjs';

const usage = `Usage: npm run speed -- [--page /blog,/fashion] [--runs N]
Measures the built site: Lighthouse's scores on a phone and the wait after a press at a quarter of
this machine's speed; the median of N visits (5) to each page. Leave the machine to it meanwhile.`;

/** @param {string} [given] */
function readRuns(given = '5') {
  if (/^[1-9]\d?$/.test(given)) return Number(given);
  throw new Failure(`"${given}" is no number of visits: give one from 1 to 99.\n${usage}`, 2);
}

/**
 * @template Found
 * @param {number} times
 * @param {() => Promise<Found>} visit
 */
async function repeat(times, visit) {
  /** @type {Found[]} */
  const visits = [];
  while (visits.length < times) visits.push(await visit());
  return visits;
}

runCli(async () => {
  const { page, runs } = readOptions(process.argv.slice(2), ['page', 'runs'], usage);
  const times = readRuns(runs);
  const site = join(root, 'public');
  const server = await createSiteServer(site);
  const pages = readList('page', page, pagesOf(site), usage);
  const chromium = await findChromium();
  const address = await listen(server, 0);
  let missed = 0;
  /**
   * @param {string} name
   * @param {number} value
   * @param {boolean} met
   */
  const say = (name, value, met) => {
    if (!met) missed += 1;
    return `${name} ${value}${met ? '' : ' (!)'}`;
  };

  const lighthouse = await openLighthouse(chromium);
  const presses = await openPresses(chromium);
  try {
    const empty = await repeat(times, () => presses.visit());
    const least = median(empty.flatMap((one) => Object.values(one)));
    console.log(`This browser answers a press on an empty page after ${least} ms.`);
    for (const path of pages) {
      const reports = await repeat(times, () => lighthouse.visit(address + path));
      const scores = Object.entries(LIMITS.scores).map(([name, limit]) => {
        const score = median(reports.map(({ scores }) => scores[name] ?? 0));
        return say(name, score, score >= limit);
      });
      console.log(`${path}: ${scores.join(', ')}`);
      for (const fault of new Set(reports.flatMap(({ faults }) => faults)))
        console.log(`  ${fault}`);

      const waits = await repeat(times, () => presses.visit(address + path));
      const buttons = Object.keys(waits[0] ?? {}).map((name) => {
        const wait = median(waits.map((one) => one[name] ?? Infinity));
        return say(`"${name}"`, wait, wait <= LIMITS.press);
      });
      console.log(`  milliseconds after a press: ${buttons.join(', ')}`);
    }
  } finally {
    await Promise.all([lighthouse.close(), presses.close()]);
    server.close();
  }
  console.log(missed ? `${missed} over budget` : 'All within budget.');
  process.exitCode = missed ? 1 : 0;
});
