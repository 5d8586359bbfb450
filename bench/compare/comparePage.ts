import type { Browser } from '@playwright/test';
import { median } from '../median';
import { pageChange } from './pageChange';
import { scriptTime } from './scriptTime';
import type { Site } from './sites';
import { table, times, type Row } from './table';
import { visit, type Costs, type Press, type Visit } from './visit';

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

interface Options {
  path: string;
  visits: number;
  /** How many times slower than the machine's the phone's processor is. */
  slower: number;
}

/** All visits to each site. The sites are visited in turn, so that what else runs slows down all. */
async function measure(
  browser: Browser,
  sites: Site[],
  ofShop: Press[],
  { visits, slower }: Options,
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

/** What a page costs beside an empty one. */
export interface Comparison {
  path: string;
  limited: Row[];
  /** The shop's limited costs as multiples of the empty page's, elements, and the latest answer. */
  cells: string[];
  /** The names of what is over its limit. */
  over: string[];
}

/** Compares the second of the sites with the first, prints all that is measured, and sums it up. */
export async function comparePage(
  browser: Browser,
  sites: Site[],
  options: Options,
): Promise<Comparison> {
  const { path, visits, slower } = options;
  // A link to the page that is measured would lead nowhere.
  const link = path === '/community' ? 'Blog' : 'Community';
  const ofShop: Press[] = [...presses, ['link', link]];
  const [empty, shop, ...others] = await measure(browser, sites, ofShop, options);

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
  const late = waits.filter(([, later]) => later > LATER).map(([name]) => name);
  const exceeding = limited.filter((row) => times(row)[1]! > row.limit!);
  const latest = Math.max(...waits.map(([, later]) => later));
  const mark = (text: string, isOver: boolean) => (isOver ? `**${text}**` : text);
  return {
    path,
    limited,
    cells: [
      String(shop![0]!.costs.elements),
      ...limited.map((row) => mark(`${times(row)[1]!.toFixed(2)} ×`, exceeding.includes(row))),
      mark(`${latest.toFixed(0)} ms`, late.length > 0),
    ],
    over: [...exceeding.map(({ name }) => name), ...late],
  };
}
