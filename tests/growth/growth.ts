import { chromium } from '@playwright/test';
import { args } from '../../.storybook/browser.mjs';
import { findChromium } from '../../scripts/lib/chromium';
import { Failure, readList, readOptions, runCli } from '../../scripts/lib/cli.mjs';
import { openCatalogue } from '../../scripts/serve/servers';
import { grow, lists, type Growth, type List } from './measure';

const usage = `Usage: npm run growth -- [--list products,albums,discussions] [--visits N]
Opens the long lists of the built catalogue N times (3) with 100, 1,000 and 10,000 items, on a slow phone,
and prints medians. Fails when an item of the longest list costs more than one of a shorter.`;

const sizes = [100, 1000, 10_000] as const;

/** How many times as much an item of the longest list may cost as one of the middle one. */
const TIMES = 1.5;
/** Milliseconds until the first paint, whatever the length. */
const FIRST = 3000;
/** Milliseconds that a press may take longer in the longest list than in the shortest. */
const LATER = 100;

/** Costs that grow with the list; the others are the same for all. */
const perItem = ['script', 'style, layout', 'memory', 'all there'] as const;
const perList = ['first paint', 'press, early', 'press, late'] as const;

const median = (values: number[]) =>
  values.sort((one, other) => one - other)[Math.floor(values.length / 2)]!;

/** What grows, in words. */
function faults(list: List, [short, middle, long]: Growth[]) {
  const [, few, many] = sizes;
  return [
    ...perItem.filter((cost) => long![cost] / many > (TIMES * middle![cost]) / few),
    ...(long!['first paint'] > FIRST ? ['first paint'] : []),
    ...perList.slice(1).filter((press) => long![press] > short![press] + LATER),
  ].map((cost) => `${list}: ${cost}`);
}

runCli(async () => {
  const given = readOptions(process.argv.slice(2), ['list', 'visits'], usage);
  const { visits = '3' } = given;
  if (!/^[1-9]\d?$/.test(visits))
    throw new Failure(`"${visits}" is no number of visits: give one from 1 to 99.\n${usage}`, 2);
  const chosen = readList('list', given.list, Object.keys(lists), usage) as List[];
  const { address, close } = await openCatalogue();
  const browser = await chromium.launch({ executablePath: await findChromium(), args: [...args] });

  const wrong: string[] = [];
  for (const list of chosen) {
    const heads = [...perList, ...perItem.map((cost) => `${cost}/item`)];
    console.log(`\n${list.padEnd(12)}${heads.map((head) => head.padStart(20)).join('')}`);
    const all: Growth[] = [];
    for (const size of sizes) {
      const seen: Growth[] = [];
      while (seen.length < Number(visits)) seen.push(await grow(browser, address, list, size));
      const medianOf = (cost: keyof Growth) => median(seen.map((growth) => growth[cost]));
      const costs = [...perList, ...perItem].map((cost) => [cost, medianOf(cost)] as const);
      all.push(Object.fromEntries(costs) as unknown as Growth);
      const cells = costs.map(([cost, value]) => {
        const unit = cost === 'memory' ? 'kB' : 'ms';
        const isWhole = perList.some((whole) => whole === cost);
        return `${isWhole ? value.toFixed(0) : (value / size).toFixed(2)} ${unit}`.padStart(20);
      });
      console.log(`${size.toLocaleString('en-US').padStart(12)}${cells.join('')}`);
    }
    wrong.push(...faults(list, all));
  }
  await browser.close();
  close();
  if (wrong.length) console.log(`\nGrows, or is over its limit: ${wrong.join('; ')}`);
  process.exitCode = wrong.length ? 1 : 0;
});
