import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { args, env } from '../../.storybook/browser.mjs';
import { findChromium } from '../../scripts/lib/chromium';
import { Failure, readCount, readOptions, runCli } from '../../scripts/lib/cli.mjs';
import { freePort } from '../../scripts/lib/port.mjs';
import { npm, root, stopTree } from '../../scripts/lib/run.mjs';
import { median } from '../median';

const usage = `Usage: npm run bench:catalogue -- [--starts N]
Starts "npm run storybook" N times (5), and prints how long the first story takes to show each time, in
milliseconds. Fails when the median is over the limit. Start the catalogue once before: the first start after an
installation prepares the packages.`;

/** Milliseconds that a designer waits at most, from the command to a story. */
const LIMIT = 4000;
const story = 'primitives-button--default';

/** Starts the catalogue, shows one story in the page, and stops the catalogue. */
async function start(page: Page) {
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const begun = Date.now();
  const options = ['--ci', '--no-open', '--exact-port', '--port', port];
  const [program, ...command] = npm('run', 'storybook', '--', ...options);
  const catalogue = spawn(program!, command, {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = () => (catalogue.exitCode ?? catalogue.signalCode) !== null;
  const stop = () => ended() || stopTree(catalogue.pid!);
  // At Ctrl-C Playwright ends this process, without a way through `finally`.
  process.once('exit', stop);
  try {
    while (!(await fetch(address).catch(() => undefined))) {
      if (ended()) throw new Failure('The catalogue did not start.');
      await pause(20);
    }
    await page.goto(`${address}/iframe.html?id=${story}`, { waitUntil: 'commit' });
    await page.locator('#storybook-root button').waitFor();
    return Date.now() - begun;
  } finally {
    process.off('exit', stop);
    stop();
    // Else the next start would be measured while this one ends.
    if (!ended()) await once(catalogue, 'exit');
    // An open page would go on asking for a server that is gone.
    await page.close();
  }
}

runCli(async () => {
  const given = readOptions(process.argv.slice(2), ['starts'], usage);
  const starts = readCount('number of starts', given.starts ?? '5', usage);
  const browser = await chromium.launch({ executablePath: await findChromium(), args, env });
  const times: number[] = [];
  try {
    while (times.length < starts) times.push(await start(await browser.newPage()));
  } finally {
    await browser.close();
  }
  const middle = median(times);
  console.log(`first story: ${times.join(', ')} ms; median ${middle}, limit ${LIMIT}`);
  if (middle > LIMIT) throw new Failure('The first story takes too long.');
});
