import { chromium } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PNG } from 'pngjs';
import { variables } from '../../src/theme/variables';
import { comparePictures } from './compare.mjs';
import { writeReport } from './report.mjs';
import { summarise } from './summary.mjs';

// The report in a real browser: axe reads contrast only there, and keys are pressed for real.

jest.setTimeout(120_000);

const axe = readFileSync(join(process.cwd(), 'node_modules', 'axe-core', 'axe.min.js'), 'utf8');
const hash = (/** @type {string} */ letter) => letter.repeat(32);
/** @type {string} */
let folder;
/** @type {string} */
let report;
/** @type {import('@playwright/test').Browser} */
let browser;
/** @type {import('@playwright/test').Page} */
let page;

/** @param {number} shade @param {number} [height] */
function picture(shade, height = 900) {
  const png = new PNG({ width: 30, height });
  png.data.fill(255);
  // The difference is below the fold.
  for (let at = 800 * 30 * 4; at < 810 * 30 * 4; at += 4) png.data[at] = shade;
  return PNG.sync.write(png);
}

/** @param {string} name @param {Buffer} data */
function file(name, data) {
  writeFileSync(join(folder, name), data);
  return join(folder, name);
}

/** @param {string} name @param {any[]} entries @param {object} [rest] */
async function write(name, entries, rest) {
  const path = join(folder, name);
  const summary = summarise({
    ...{ entries, stories: 12, pictures: 72, reused: 60, unsteady: [] },
    of: { base: 'main (0123abcd)', current: 'the working tree', chromium: '1', whole: true },
  });
  const parts = join(process.cwd(), 'scripts', 'review', 'report');
  await writeReport({ ...rest, file: path, parts, look: `:root{${variables}}`, entries, summary });
  return pathToFileURL(path).href;
}

const about = { name: '</script><b>Long & odd</b>', accepted: false };

const entries = () => [
  {
    ...{ ...about, key: 'b--x / dark phone', title: 'B', mode: 'dark phone', status: 'new' },
    ...{ hash: hash('b'), current: file('new.png', picture(3)) },
  },
  {
    ...{ ...about, key: 'a--x / dark phone', title: 'A', mode: 'dark phone', status: 'changed' },
    ...{ hash: hash('a'), difference: comparePictures(picture(1), picture(2)) },
    ...{ base: file('base.png', picture(1)), current: file('current.png', picture(2)) },
  },
  {
    ...{ ...about, key: 'c--x / light phone', title: 'C', mode: 'light phone', status: 'removed' },
    ...{ hash: 'removed', base: file('gone.png', picture(4)) },
  },
  {
    ...{ ...about, key: 'd--x / light phone', title: 'D', mode: 'light phone', status: 'broken' },
    ...{ hash: '', reason: 'Its play failed.' },
  },
];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'waxline-'));
  // In a process of its own: jest turns modules into scripts, and this one asks where it lies.
  const find = "import('./scripts/chromium.mjs').then((m) => m.findChromium()).then(console.log)";
  const { stdout } = spawnSync(process.execPath, ['-e', find], { encoding: 'utf8' });
  report = await write('report.html', entries());
  browser = await chromium.launch({
    executablePath: stdout.trim().split('\n').at(-1),
    args: ['--no-sandbox', '--disable-gpu'],
  });
});

afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true });
});

beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(report);
});

afterEach(() => page.close());

const heading = () => page.locator('#about').textContent();
const status = () => page.getByRole('status').textContent();
const exported = async () => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save accepted.json' }).click(),
  ]);
  return JSON.parse(readFileSync(await download.path(), 'utf8'));
};

/** What axe finds, in words. */
async function violations() {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(async () => {
    const found = await /** @type {any} */ (window).axe.run(document);
    return found.violations.map(
      (/** @type {any} */ { id, nodes }) => `${id}: ${nodes.map((/** @type {any} */ n) => n.html)}`,
    );
  });
}

test('passes axe in every view, in both schemes, on a phone', async () => {
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations()).toEqual([]);
  await page.keyboard.press('j');
  for (const view of ['Slider', 'Overlay', 'Difference', 'Side by side']) {
    await page.getByRole('radio', { name: view }).check();
    expect(await violations()).toEqual([]);
  }
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await violations()).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('shows what cannot be shown first, then changed, new and removed', async () => {
  const items = await page.getByRole('list').last().getByRole('button').allTextContents();
  expect(items.map((text) => text.slice(0, 3))).toEqual(['D ›', 'A ›', 'B ›', 'C ›']);
  expect(await page.getByText('Its play failed.').isVisible()).toBe(true);
  await expect(
    page.getByRole('button', { name: 'Accept', exact: true }).isDisabled(),
  ).resolves.toBe(true);
});

test('works by keys alone: next, previous, accept, reject, how to show', async () => {
  await page.keyboard.press('j');
  expect(await heading()).toMatch(/^A · dark phone · Changed · 300 pixels differ$/);
  expect(await status()).toMatch(/^2 of 4: A/);
  await page.keyboard.press('a');
  expect(await status()).toBe('accepted, 3 open.');
  await page.keyboard.press('2');
  expect(await page.getByRole('radio', { name: 'Slider' }).isChecked()).toBe(true);
  await page.keyboard.press('j');
  await page.keyboard.press('r');
  expect(await heading()).toMatch(/^B/);
  await page.keyboard.press('k');
  expect(await heading()).toMatch(/^A/);
  expect(await exported()).toEqual({
    whole: true,
    accepted: { 'a--x / dark phone': hash('a') },
    rejected: ['b--x / dark phone'],
  });
});

test('keys can be switched off, and every control is reached by Tab', async () => {
  await page.getByRole('checkbox', { name: /^Keys/ }).uncheck();
  await page.keyboard.press('j');
  expect(await heading()).toMatch(/^D/);
  await page.getByRole('button', { name: 'Next' }).focus();
  await page.keyboard.press('Enter');
  expect(await heading()).toMatch(/^A/);
  const reached = new Set();
  await page.evaluate(() => /** @type {any} */ (document.activeElement).blur());
  for (let press = 0; press < 30; press++) {
    await page.keyboard.press('Tab');
    reached.add(
      await page.evaluate(() => document.activeElement?.id || document.activeElement?.tagName),
    );
  }
  for (const id of [
    'previous',
    'next',
    'accept',
    'reject',
    'stage',
    'save',
    'copy',
    'keys',
    'SELECT',
  ])
    expect(reached).toContain(id);
});

test('the slider divides, the overlay mixes, and the page opens where it differs', async () => {
  await page.keyboard.press('j');
  await page.keyboard.press('2');
  const over = page.locator('.over');
  await page.getByRole('slider').focus();
  await page.keyboard.press('Home');
  expect(await over.evaluate((one) => getComputedStyle(one).clipPath)).toBe(
    'inset(0px 0px 0px 0%)',
  );
  await page.keyboard.press('ArrowRight');
  expect(await over.evaluate((one) => getComputedStyle(one).clipPath)).toBe(
    'inset(0px 0px 0px 1%)',
  );
  await page.getByRole('radio', { name: 'Overlay' }).check();
  expect(await over.evaluate((one) => getComputedStyle(one).opacity)).toBe('0.5');
  expect(await page.locator('#stage').evaluate((one) => one.scrollTop)).toBeGreaterThan(100);
});

test('filters by component, mode and decision; accepts all it shows', async () => {
  await page.getByLabel('Mode').selectOption('dark phone');
  expect(await page.locator('#shown').textContent()).toBe('2 of 4 shown');
  expect(await heading()).toMatch(/^A/);
  await page.getByRole('button', { name: 'Accept all shown' }).click();
  await page.getByLabel('Mode').selectOption('');
  await page.getByLabel('Decision').selectOption('open');
  expect(await page.locator('#shown').textContent()).toBe('2 of 4 shown');
  await page.getByLabel('Component').selectOption('C');
  expect(await heading()).toMatch(/^C · light phone · Removed/);
  await page.reload();
  expect(Object.keys((await exported()).accepted)).toHaveLength(2);
});

test('asks nobody for anything, and shows a story’s name as text', async () => {
  /** @type {string[]} */
  const asked = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.reload();
  await page.keyboard.press('j');
  expect(asked.filter((url) => !/^(file|data):/.test(url))).toEqual([]);
  expect(await page.getByRole('heading', { level: 2 }).textContent()).toBe(about.name);
});

test('packs pictures that are too many, but never a difference', async () => {
  const pack = async (/** @type {Buffer} */ picture) =>
    picture.length ? Buffer.from('webp') : undefined;
  await page.goto(await write('packed.html', entries(), { pack, limit: 0 }));
  const types = await page
    .locator('script[id^=picture]')
    .evaluateAll((all) => all.map((one) => /** @type {any} */ (one).dataset.type));
  expect(types).toEqual(['image/webp', 'image/webp', 'image/png', 'image/webp', 'image/webp']);
});

test('says so when nothing changed', async () => {
  await page.goto(await write('empty.html', []));
  expect(await page.getByRole('heading', { name: 'Nothing changed' }).isVisible()).toBe(true);
  expect(await page.getByRole('button', { name: 'Accept', exact: true }).isVisible()).toBe(false);
  expect(await violations()).toEqual([]);
});
