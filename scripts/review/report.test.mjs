import { about, exported, openReports, violations } from './reportBench.mjs';

jest.setTimeout(120_000);

/** @type {Awaited<ReturnType<typeof import('./reportBench.mjs').openBench>>} */
let bench;
/** @type {import('@playwright/test').Page} */
let page;
openReports((opened) => ({ bench, page } = opened));

const heading = () => page.locator('#about').textContent();
test.each(/** @type {const} */ (['dark', 'light']))(
  'passes axe in the %s scheme, in every view and on a phone',
  async (colorScheme) => {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('j');
    for (const view of ['Slider', 'Overlay', 'Difference', 'Side by side']) {
      await page.getByRole('radio', { name: view }).check();
      expect(await violations(page)).toEqual([]);
    }
    await page.getByRole('button', { name: 'Accept', exact: true }).click();
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  },
);

test('shows what cannot be shown first, then changed, new and removed', async () => {
  const items = await page.getByRole('list').last().getByRole('button').allTextContents();
  expect(items.map((text) => text.slice(0, 3))).toEqual(['D ›', 'A ›', 'B ›', 'C ›']);
  expect(await page.getByText('Its play failed.').isVisible()).toBe(true);
  await expect(
    page.getByRole('button', { name: 'Accept', exact: true }).isDisabled(),
  ).resolves.toBe(true);
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
  expect(Object.keys((await exported(page)).accepted)).toHaveLength(2);
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

test('of takes that differ, it shows and asks nothing', async () => {
  await page.goto(await bench.write(bench.entries(), { decides: false }));
  await page.keyboard.press('j');
  await page.keyboard.press('a');
  expect(await heading()).toMatch(/^A/);
  for (const name of [/^Accept/, 'Reject', /^Save/, /^Copy/])
    expect(await page.getByRole('button', { name }).count()).toBe(0);
  expect(await page.getByLabel('Decision').isVisible()).toBe(false);
  expect(await violations(page)).toEqual([]);
});

test('packs pictures that are too many, but never a difference', async () => {
  const pack = async (/** @type {Buffer} */ picture) =>
    picture.length ? Buffer.from('webp') : undefined;
  await page.goto(await bench.write(bench.entries(), { pack, limit: 0 }));
  const types = await page
    .locator('script[id^=picture]')
    .evaluateAll((all) => all.map((one) => /** @type {any} */ (one).dataset.type));
  expect(types).toEqual(['image/webp', 'image/webp', 'image/png', 'image/webp', 'image/webp']);
});

test('says so when nothing changed', async () => {
  await page.goto(await bench.write([]));
  expect(await page.getByRole('heading', { name: 'Nothing changed' }).isVisible()).toBe(true);
  expect(await page.getByRole('button', { name: 'Accept', exact: true }).isVisible()).toBe(false);
  expect(await violations(page)).toEqual([]);
});
