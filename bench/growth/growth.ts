import { chromium } from '@playwright/test';
import { args, env } from '../../.storybook/browser.mjs';
import { findChromium } from '../../scripts/lib/chromium';
import { readCount, readList, readOptions, runCli } from '../../scripts/lib/cli.mjs';
import { median } from '../median';
import { openCatalogue } from '../../scripts/serve/servers';
import { grow, lists, type Growth, type List } from './measure';

const usage = `Usage: npm run bench:growth -- [--list products,albums,discussions] [--visits N]
Opens the long lists of the built catalogue N times (3) with 100, 1,000 and 10,000 items, in turn, on a slow
phone, and prints medians. Fails when the longest list costs much more than a shorter one; the last line says in what.`;

const sizes = [100, 1000, 10_000] as const;

/** The costs of a whole list, and those that are divided by its items. */
const perList = ['first paint', 'press, early', 'press, late'] as const;
const perItem = ['script', 'style, layout', 'memory', 'all there'] as const;

/**
 * The limit for the longest list, as a multiple: of the shortest list's first paint, and of what an
 * item of the middle list costs.
 */
const TIMES = 1.5;
/** Milliseconds by which a press may take longer in the longest list than in the shortest. */
const LATER = 100;

type Costs = Record<(typeof perList)[number] | (typeof perItem)[number], number>;

/**
 * The costs that grow too much. The time until all items are there has no limit: it is only
 * printed.
 */
function growing([short, middle, long]: Costs[]) {
  const presses = ['press, early', 'press, late'] as const;
  const work = ['script', 'style, layout', 'memory'] as const;
  return [
    ...(long!['first paint'] > TIMES * short!['first paint'] ? ['first paint'] : []),
    ...presses.filter((press) => long![press] > short![press] + LATER),
    ...work.filter((cost) => long![cost] > TIMES * middle![cost]),
  ];
}

/** The median costs of several visits to a list of that length. */
function costsOf(visits: Growth[], length: number) {
  const of = (cost: keyof Growth) => median(visits.map((visit) => visit[cost]));
  return Object.fromEntries([
    ...perList.map((cost) => [cost, of(cost)]),
    ...perItem.map((cost) => [cost, of(cost) / length]),
  ]) as Costs;
}

runCli(async () => {
  const given = readOptions(process.argv.slice(2), ['list', 'visits'], usage);
  const visits = readCount('number of visits', given.visits ?? '3', usage);
  const chosen = readList('list', given.list, Object.keys(lists), usage) as List[];
  const { address, close } = await openCatalogue();
  const browser = await chromium.launch({ executablePath: await findChromium(), args, env });

  const wrong: string[] = [];
  for (const list of chosen) {
    const seen = sizes.map((): Growth[] => []);
    for (let visit = 0; visit < visits; visit++)
      for (const [at, size] of sizes.entries())
        seen[at]!.push(await grow(browser, address, list, size));
    const costs = sizes.map((size, at) => costsOf(seen[at]!, size));

    const heads = [...perList, ...perItem.map((cost) => `${cost}/item`)];
    console.log(`\n${list.padEnd(12)}${heads.map((head) => head.padStart(19)).join('')}`);
    for (const [at, size] of sizes.entries()) {
      const cells = [...perList, ...perItem].map((cost) => {
        const figure = costs[at]![cost].toFixed(perItem.some((each) => each === cost) ? 2 : 0);
        return `${figure} ${cost === 'memory' ? 'kB' : 'ms'}`.padStart(19);
      });
      console.log(`${size.toLocaleString('en-US').padStart(12)}${cells.join('')}`);
    }
    wrong.push(...growing(costs).map((cost) => `${list}: ${cost}`));
  }
  await browser.close();
  close();
  if (wrong.length) console.log(`\nGrows with the list: ${wrong.join('; ')}`);
  process.exitCode = wrong.length ? 1 : 0;
});
