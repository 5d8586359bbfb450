import { chromium, type Browser } from '@playwright/test';
import { args, env } from '../../.storybook/browser.mjs';
import { findChromium } from '../../scripts/lib/chromium';
import { Failure, readList, readOptions, runCli } from '../../scripts/lib/cli.mjs';
import { pagesOf } from '../../scripts/lib/files';
import { listen } from '../../scripts/lib/port.mjs';
import { createSiteServer } from '../../scripts/serve/servers';
import { buildEmptySite } from './emptySite';
import { scriptTime } from './scriptTime';
import { visit, type Costs, type Press, type Visit } from './visit';

const usage = `Usage: npm run bench:compare -- [--page /blog] [--visits N]
Visits a page of the built site (/) and an empty Gatsby page of the same versions N times each (7), in
turn, on a slow phone; prints medians, how many times the empty page's they are, and where the script
time goes. Fails over the limits of docs/performance.md. Leave the machine to it meanwhile.`;

/** The limits of the costs, as multiples of the empty page's. */
const limits: Partial<Costs> = {
  'first paint': 1.5,
  load: 1.4,
  'script until idle': 3,
  'style and layout': 6,
};
/** Milliseconds by which an answer may come later than the empty page's. */
const LATER = 50;

const presses: Press[] = [
  ['button', 'Open menu'],
  ['button', 'Close menu'],
  ['button', 'Open chat'],
  ['button', 'Close chat'],
  ['button', 'Search'],
  ['link', 'Community'],
];

const median = (values: number[]) => {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)]!;
};

async function measure(browser: Browser, shop: string, empty: string, visits: number) {
  const all: Record<'shop' | 'empty', Visit[]> = { shop: [], empty: [] };
  // The first turn does not count; after it the server and the browser are warm.
  for (let turn = -1; turn < visits; turn++) {
    const pair = {
      empty: await visit(browser, empty, [['button', 'Pressed']]),
      shop: await visit(browser, shop, presses),
    };
    if (turn < 0) continue;
    all.empty.push(pair.empty);
    all.shop.push(pair.shop);
  }
  return all;
}

runCli(async () => {
  const given = readOptions(process.argv.slice(2), ['page', 'visits'], usage);
  const { visits = '7' } = given;
  if (!/^[1-9]\d?$/.test(visits))
    throw new Failure(`"${visits}" is no number of visits: give one from 1 to 99.\n${usage}`, 2);
  const server = createSiteServer('public');
  const [path] = readList('page', given.page ?? '/', pagesOf('public'), usage);
  const executablePath = await findChromium();
  const emptySite = await buildEmptySite();
  const emptyServer = createSiteServer(emptySite);
  const shop = `${await listen(server, 0)}${path}`;
  const empty = await listen(emptyServer, 0);
  const browser = await chromium.launch({ executablePath, args: [...args], env });

  const all = await measure(browser, shop, empty, Number(visits));
  const failures: string[] = [];
  console.log(`\n${path}, median of ${visits} visits      shop   empty   times   limit`);
  for (const cost of Object.keys(all.shop[0]!.costs) as (keyof Costs)[]) {
    const [ours, theirs] = [all.shop, all.empty].map((list) =>
      median(list.map(({ costs }) => costs[cost])),
    );
    const times = ours! / Math.max(1, theirs!);
    const limit = limits[cost];
    if (limit && times > limit) failures.push(cost);
    console.log(
      `${cost.padEnd(24)}${ours!.toFixed(0).padStart(7)} ms${theirs!.toFixed(0).padStart(5)} ms` +
        `${times.toFixed(1).padStart(8)}${String(limit ?? '').padStart(8)}`,
    );
  }
  const least = median(all.empty.map(({ waits }) => waits[0]!));
  console.log(`\nThe empty page answers a press after ${least} ms; the shop:`);
  for (const [at, [, name]] of presses.entries()) {
    const wait = median(all.shop.map(({ waits }) => waits[at]!));
    if (wait - least > LATER) failures.push(name);
    console.log(`${name.padEnd(24)}${wait.toFixed(0).padStart(7)} ms`);
  }
  console.log('\nScript time of one visit, by package and folder:');
  for (const [part, time] of (await scriptTime(browser, shop, 'public')).slice(0, 20))
    console.log(`${part.padEnd(34)}${time.toFixed(0).padStart(5)} ms`);

  await browser.close();
  server.close();
  emptyServer.close();
  if (failures.length) console.log(`\nOver the limit: ${failures.join(', ')}`);
  process.exitCode = failures.length ? 1 : 0;
});
