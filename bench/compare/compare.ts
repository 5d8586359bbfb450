import { writeFileSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';
import { args, env } from '../../.storybook/browser.mjs';
import { findChromium } from '../../scripts/lib/chromium';
import { Failure, readCount, readList, readOptions, runCli } from '../../scripts/lib/cli.mjs';
import { checkSite, pagesOf } from '../../scripts/lib/files';
import { median } from '../median';
import { SLOWER } from '../speed/answers';
import { chart } from './chart';
import { pageChange } from './pageChange';
import { scriptTime } from './scriptTime';
import { openSites, type Site } from './sites';
import { table, type Row } from './table';
import { visit, type Costs, type Press, type Visit } from './visit';

const usage = `Usage: npm run bench:compare -- [--page /blog] [--visits N] [--slower N] [--with NAME=FOLDER,…] [--svg FILE]
Visits an empty Gatsby page of the same versions, a page of the built site (/), and other built sites
or addresses, N times each (7), in turn, on a phone with a processor N times slower (4). Prints
medians, their spread, how many times the empty page's they are, what a page change costs, and where
the script time goes; draws them into FILE. Fails over the limits of docs/performance.md. Leave the
machine to it meanwhile.`;

/** The limits of the costs, as multiples of the empty page's. */
const limits: Partial<Costs> = {
  'first paint': 1.35,
  'largest paint': 1.35,
  load: 1.5,
  script: 2,
  'style and layout': 9,
};
/** Milliseconds by which an answer may come later than the empty page's. */
const LATER = 40;

const presses: readonly Press[] = [
  ['button', 'Open menu'],
  ['button', 'Close menu'],
  ['button', 'Open chat'],
  ['button', 'Close chat'],
  ['button', 'Search'],
];

/** All visits to each site. The sites are visited in turn, so that what else runs slows down all. */
async function measure(
  browser: Browser,
  sites: Site[],
  ofShop: Press[],
  visits: number,
  slower: number,
) {
  const all = sites.map((): Visit[] => []);
  const pressed = [[['button', 'Pressed'] as Press], ofShop];
  // The first turn does not count; after it the servers and the browser are warm.
  for (let turn = -1; turn < visits; turn++)
    for (const [at, { address }] of sites.entries()) {
      const seen = await visit(browser, address, pressed[at] ?? [], slower);
      if (turn >= 0) all[at]!.push(seen);
    }
  return all;
}

runCli(async () => {
  const values = ['page', 'visits', 'slower', 'with', 'svg'];
  const given = readOptions(process.argv.slice(2), values, usage);
  const visits = readCount('number of visits', given.visits ?? '7', usage);
  const slower = readCount('factor', given.slower ?? String(SLOWER), usage);
  checkSite('public');
  const [path, ...more] = readList('page', given.page ?? '/', pagesOf('public'), usage);
  if (more.length) throw new Failure(`--page takes one page.\n${usage}`, 2);
  const executablePath = await findChromium();
  const { sites, close } = await openSites(given.with?.split(',') ?? [], path!, usage);
  const browser = await chromium.launch({ executablePath, args, env });
  // A link to the page that is measured would lead nowhere.
  const link = path === '/community' ? 'Blog' : 'Community';
  const ofShop: Press[] = [...presses, ['link', link]];
  const [empty, shop, ...others] = await measure(browser, sites, ofShop, visits, slower);

  const costs = Object.keys(shop![0]!.costs) as (keyof Costs)[];
  const rows: Row[] = costs.map((cost) => ({
    name: cost,
    limit: limits[cost],
    values: [empty!, shop!, ...others].map((list) => list.map((one) => one.costs[cost])),
  }));
  console.log(`\n${path}, medians of ${visits} visits in turn (least to most)`);
  console.log(table(sites, rows));
  const least = median(empty!.map(({ waits }) => waits[0]!));
  const waits = ofShop.map(([, name], at): [string, number] => [
    name,
    median(shop!.map(({ waits }) => waits[at]!)) - least,
  ]);
  console.log(`\nThe empty page answers a press after ${least} ms; the shop so much later:`);
  for (const [name, later] of waits) console.log(`${name.padEnd(18)}${later.toFixed(0)} ms`);
  const changes: Record<string, number>[] = [];
  for (let turn = 0; turn < visits; turn++)
    changes.push(await pageChange(browser, sites[1]!.address, link, slower));
  console.log(`\nA page change, by the link ${link}:`);
  for (const name of Object.keys(changes[0]!))
    console.log(`${name.padEnd(18)}${median(changes.map((one) => one[name]!)).toFixed(0)} ms`);
  console.log('\nScript time of one visit, by package and folder:');
  const parts = await scriptTime(browser, sites[1]!.address, 'public', slower);
  for (const [part, time] of parts.slice(0, 20))
    console.log(`${part.padEnd(34)}${time.toFixed(0).padStart(5)} ms`);
  const limited = rows.filter(({ limit }) => limit);
  if (given.svg) writeFileSync(given.svg, chart(sites, limited));
  await browser.close();
  close();

  const over = [
    ...limited.filter(({ limit, values: [one, two] }) => median(two!) > limit! * median(one!)),
    ...waits.filter(([, later]) => later > LATER).map(([name]) => ({ name })),
  ].map(({ name }) => name);
  if (over.length) console.log(`\nOver the limit: ${over.join(', ')}`);
  process.exitCode = over.length ? 1 : 0;
});
