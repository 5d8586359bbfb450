import { chromium } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PNG } from 'pngjs';
import { quiet } from '../../.storybook/browser.mjs';
import { variables } from '../../src/theme/variables';
import { comparePictures } from './compare.mjs';
import { writeReport } from './report.mjs';
import { summarise } from './summary.mjs';

export const hash = (/** @type {string} */ letter) => letter.repeat(32);

export const about = { name: '</script><b>Long & odd</b>', accepted: false };

/** In a process of its own: jest turns modules into scripts, and these ask where they lie. */
const node = (/** @type {string[]} */ ...args) =>
  spawnSync(process.execPath, args, { encoding: 'utf8' }).stdout.trim();

const find = "import('./scripts/lib/chromium.mjs').then((m) => m.findChromium()).then(console.log)";

/** Opens reports in a real browser: axe reads contrast only there, and keys are pressed for real. */
export async function openBench() {
  const folder = mkdtempSync(join(tmpdir(), 'waxline-'));
  const parts = JSON.parse(node(join('scripts', 'review', 'parts.mjs')));
  const browser = await chromium.launch({
    executablePath: node('-e', find).split('\n').at(-1),
    args: quiet,
  });

  /** @param {string} name @param {Buffer} data */
  function file(name, data) {
    writeFileSync(join(folder, name), data);
    return join(folder, name);
  }

  return {
    browser,

    /** One of each kind. */
    entries: () => [
      {
        ...{ ...about, key: 'b--x / dark phone', title: 'B', mode: 'dark phone', status: 'new' },
        ...{ hash: hash('b'), current: file('new.png', picture(3)) },
      },
      {
        ...{
          ...about,
          key: 'a--x / dark phone',
          title: 'A',
          mode: 'dark phone',
          status: 'changed',
        },
        ...{ hash: hash('a'), difference: comparePictures(picture(1), picture(2)) },
        ...{ base: file('base.png', picture(1)), current: file('current.png', picture(2)) },
      },
      {
        ...{
          ...about,
          key: 'c--x / light phone',
          title: 'C',
          mode: 'light phone',
          status: 'removed',
        },
        ...{ hash: 'removed', base: file('gone.png', picture(4)) },
      },
      {
        ...{
          ...about,
          key: 'd--x / light phone',
          title: 'D',
          mode: 'light phone',
          status: 'broken',
        },
        ...{ hash: '', reason: 'Its play failed.' },
      },
    ],

    /** @param {any[]} entries @param {object} [rest] */
    async write(entries, rest) {
      const path = join(mkdtempSync(join(folder, 'report-')), 'report.html');
      const summary = summarise({
        ...{ entries, stories: 12, pictures: 72, reused: 60, unsteady: [] },
        of: { base: 'main (0123abcd)', current: 'the working tree', chromium: '1', whole: true },
      });
      const look = `:root{${variables}}`;
      await writeReport({ ...rest, file: path, parts, look, entries, summary });
      return pathToFileURL(path).href;
    },

    async close() {
      await browser.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/**
 * Opens a report with one of each kind before each test of a file, on a laptop, and tells of it.
 * @param {(opened: {
 *   bench: Awaited<ReturnType<typeof openBench>>,
 *   page: import('@playwright/test').Page,
 * }) => void} tell
 */
export function openReports(tell) {
  /** @type {Awaited<ReturnType<typeof openBench>>} */
  let bench;
  /** @type {string} */
  let report;
  /** @type {import('@playwright/test').Page} */
  let page;

  beforeAll(async () => {
    bench = await openBench();
    report = await bench.write(bench.entries());
  });
  afterAll(() => bench?.close());

  beforeEach(async () => {
    page = await bench.browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(report);
    tell({ bench, page });
  });
  afterEach(() => page.close());
}

/** @param {number} shade @param {number} [height] */
function picture(shade, height = 900) {
  const png = new PNG({ width: 30, height });
  png.data.fill(255);
  // The difference is below the fold.
  for (let at = 800 * 30 * 4; at < 810 * 30 * 4; at += 4) png.data[at] = shade;
  return PNG.sync.write(png);
}

const axe = readFileSync(join(process.cwd(), 'node_modules', 'axe-core', 'axe.min.js'), 'utf8');

/**
 * What axe finds, in words.
 * @param {import('@playwright/test').Page} page
 */
export async function violations(page) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(async () => {
    const found = await /** @type {any} */ (window).axe.run(document);
    return found.violations.map(
      (/** @type {any} */ { id, nodes }) => `${id}: ${nodes.map((/** @type {any} */ n) => n.html)}`,
    );
  });
}

/**
 * What the report saves.
 * @param {import('@playwright/test').Page} page
 */
export async function exported(page) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save accepted.json' }).click(),
  ]);
  return JSON.parse(readFileSync(await download.path(), 'utf8'));
}
