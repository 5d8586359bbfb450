import { exported, hash, openReports } from './reportBench.mjs';

jest.setTimeout(120_000);

/** @type {import('@playwright/test').Page} */
let page;
openReports((opened) => ({ page } = opened));

const heading = () => page.locator('#about').textContent();
const status = () => page.getByRole('status').textContent();
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
  expect(await exported(page)).toEqual({
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
