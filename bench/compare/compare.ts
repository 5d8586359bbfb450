import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { chromium } from '@playwright/test';
import { args, env } from '../../.storybook/browser.mjs';
import { isFresh } from '../../scripts/lib/build';
import { findChromium } from '../../scripts/lib/chromium';
import { Failure, readCount, readList, readOptions, runCli } from '../../scripts/lib/cli.mjs';
import { checkSite, pagesOf } from '../../scripts/lib/files';
import { git } from '../../scripts/lib/git';
import { root } from '../../scripts/lib/run.mjs';
import { SLOWER } from '../answers';
import { chart } from './chart';
import { comparePage, type Comparison } from './comparePage';
import { openSites } from './sites';
import { lines } from './table';

const usage = `Usage: npm run bench:compare -- [--page /blog,… | --page all] [--visits N] [--slower N] [--with NAME=FOLDER or NAME=ADDRESS,…] [--svg FILE]
Visits an empty Gatsby page of the same versions, a page of the built site (/), and other built sites
or addresses of this machine, N times each (7), in turn, on a phone with a processor N times slower (4). Prints
medians, their spread, their ratio to the empty page's, what a page change costs, and where
the script time goes; draws those of one page into FILE, and ends with a table of several. Fails over
the limits of docs/performance.md. Leave the machine to it meanwhile.`;

runCli(async () => {
  const values = ['page', 'visits', 'slower', 'with', 'svg'];
  const given = readOptions(process.argv.slice(2), values, usage);
  const visits = readCount('number of visits', given.visits ?? '7', usage);
  const slower = readCount('factor', given.slower ?? String(SLOWER), usage);
  checkSite('public');
  const every = pagesOf('public');
  const pages = given.page === 'all' ? every : readList('page', given.page ?? '/', every, usage);
  if (given.svg && pages.length > 1)
    throw new Failure(`--svg draws one page, not ${pages.length}.\n${usage}`, 2);
  const executablePath = await findChromium();
  const { sitesAt, close } = await openSites(given.with?.split(',') ?? [], usage);
  const browser = await chromium.launch({ executablePath, args, env });

  const cores = cpus();
  const commit = git('.', 'rev-parse', '--short', 'HEAD') ?? 'unknown';
  console.log(
    `${new Date().toISOString().slice(0, 10)}, commit ${commit}, ${cores.length} × ${cores[0]?.model}, Chromium ${browser.version()}, slowed down ${slower} times, ${visits} visits`,
  );
  if (!isFresh('site', root)) console.log('public/ is not a build of the present sources.');
  const all: Comparison[] = [];
  for (const path of pages)
    all.push(await comparePage(browser, sitesAt(path), { path, visits, slower }));
  if (given.svg) writeFileSync(given.svg, chart(sitesAt(pages[0]!), all[0]!.limited));
  await browser.close();
  close();

  if (all.length > 1) {
    const names = all[0]!.limited.map(({ name }) => name);
    console.log('\nAs multiples of the empty page’s; over the limit in bold');
    const rows = all.map(({ path, cells }) => [path, ...cells]);
    console.log(lines(['', 'elements', ...names, 'latest press'], rows));
  }
  const over = all.filter((one) => one.over.length);
  for (const { path, over: names } of over)
    console.log(`\n${path} is over the limit: ${names.join(', ')}`);
  process.exitCode = over.length ? 1 : 0;
});
