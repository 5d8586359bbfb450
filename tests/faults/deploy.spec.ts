import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { policyOf } from '../../scripts/serve/finishPages';
import { writeHeaders } from '../../scripts/serve/headers';
import { openSite } from '../../scripts/serve/servers';
import { expect, hydrated, test } from '../fixtures';
import { expectAlive, expectPage, ofBadAnswers, press, site } from './visit';

// In one worker, because each would copy the site for itself.
test.describe.configure({ mode: 'default' });

let folder: string;
let newHost: string;
let close: () => void;

/**
 * The same site with the names of another build: each script has another hash, and the old ones are
 * gone.
 */
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'waxline-'));
  cpSync(site, folder, { recursive: true, filter: (file) => !/\.(br|gz|map)$/.test(file) });
  const data = JSON.parse(readFileSync(join(folder, 'page-data/app-data.json'), 'utf8'));
  const names = readdirSync(folder).flatMap((file) => /-([0-9a-f]{8})\.js$/.exec(file)?.[1] ?? []);
  const hashes = new RegExp([data.webpackCompilationHash, ...names].join('|'), 'g');
  const anew = (text: string) => text.replace(hashes, (hash) => [...hash].reverse().join(''));
  // Each page's inline script names the build, so its policy has another hash as well.
  const policy = /(?<=http-equiv="Content-Security-Policy" content=")[^"]*/;
  const rewritten = (text: string) => text.replace(policy, () => policyOf(text));
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    if (/\.(html|js|json)$/.test(file))
      writeFileSync(file, rewritten(anew(readFileSync(file, 'utf8'))));
    renameSync(file, join(entry.parentPath, anew(entry.name)));
  }
  writeHeaders(folder);
  ({ address: newHost, close } = await openSite(folder));
});
test.afterAll(() => {
  close();
  rmSync(folder, { recursive: true });
});

/** Puts the new version on the visitor's host. */
const deploy = (page: Page) =>
  page.route(/^http:\/\/localhost/, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const response = await route.fetch({ url: newHost + pathname + search, maxRedirects: 0 });
    await route.fulfill({ response });
  });

const version = (page: Page) => page.evaluate(() => window.___webpackCompilationHash);
const entries = (page: Page) => page.evaluate(() => window.history.length);

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));
test.beforeEach(({ allowFaults }) => allowFaults('what is gone is logged', ...ofBadAnswers));

test('a new version while a visitor is on the old one: the next page is the new version, as one step of the history', async ({
  page,
}) => {
  await page.goto('/');
  const [old, before] = [await version(page), await entries(page)];
  await deploy(page);
  await press(page, '/blog');
  await expectPage(page, '/blog');
  await hydrated(page);
  expect(await version(page)).not.toBe(old);
  expect(await entries(page)).toBe(before + 1);
  await expectAlive(page);
  await page.goBack();
  await expectPage(page, '/');
  await hydrated(page);
  expect(await version(page)).not.toBe(old);
  await expectAlive(page);
});

test('a new version after a page was seen, or loaded ahead: its links still lead to their pages', async ({
  page,
}) => {
  await page.goto('/shoes');
  await press(page, '/blog');
  await expectPage(page, '/blog');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Fashion' }).hover();
  await page.waitForLoadState('networkidle');
  await deploy(page);
  for (const path of ['/shoes', '/fashion', '/community']) {
    await press(page, path);
    await expectPage(page, path);
    await hydrated(page);
  }
  await expectAlive(page);
});

test('a new version, three links at once: the last wins, once', async ({ page }) => {
  await page.goto('/');
  const before = await entries(page);
  await deploy(page);
  await page.getByRole('contentinfo').evaluate((footer) => {
    for (const path of ['/blog', '/fashion', '/shoes'])
      footer.querySelector<HTMLElement>(`a[href="${path}"]`)!.click();
  });
  await expectPage(page, '/shoes');
  await hydrated(page);
  expect(await entries(page)).toBe(before + 1);
});

test('a new version that is taken back: the visitor ends on the old one again', async ({
  page,
}) => {
  await page.goto('/');
  const old = await version(page);
  await deploy(page);
  await press(page, '/blog');
  await expectPage(page, '/blog');
  await hydrated(page);
  await page.unrouteAll({ behavior: 'wait' });
  await press(page, '/shoes');
  await expectPage(page, '/shoes');
  await hydrated(page);
  expect(await version(page)).toBe(old);
  await expectAlive(page);
});
