import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

const docs = (id: string) => `/iframe.html?viewMode=docs&id=${id}--docs`;

test('a docs page hands over the code with the props as set', async ({ page }) => {
  await page.goto(docs('primitives-button'));
  const code = page.locator('#hand-over + p + div .docblock-source');
  await expect(code).not.toContainText('variant');
  await page.locator('select[id$="-variant"]').selectOption('solid');
  await expect(code).toContainText('variant="solid"');
});

test('a press on a swatch copies how code writes it, and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(docs('foundations-colour'));
  // The middle of the swatch, not its name.
  const swatch = page.getByRole('listitem').filter({ hasText: /^muted/ });
  await swatch.click({ position: { x: 20, y: 20 } });
  await expect(page.getByRole('status').filter({ hasText: 'Copied color.muted' })).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('color.muted');

  await page.goto(docs('foundations-space'));
  await page.locator('button[aria-description="Copy space[4]"]').press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Copied space[4]' })).toBeAttached();
});

test('a print is saved as a file in the inks that were chosen', async ({ page }) => {
  await page.goto(docs('foundations-prints'));
  await page.getByLabel('Drawing').selectOption('neon-nights');
  await page.getByLabel('ground').fill('#123456');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as SVG' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('neon-nights.svg');
  expect(readFileSync(await file.path(), 'utf8')).toContain('fill="#123456"');
  await expect(page.getByRole('status')).toHaveText('Saved neon-nights.svg');
});

// The first is the name of a part without a page, the second a keyword, the third a page's name.
for (const [word, page] of [
  ['cart button', 'ShellHeader'],
  ['ticker', 'ComponentsMarketTape'],
  ['price', 'PrimitivesPrice'],
] as const)
  test(`the search for “${word}” finds its page first`, async ({ page: tab }) => {
    await tab.goto('/');
    await tab.getByRole('searchbox', { name: 'Search for components' }).fill(word);
    await expect(tab.getByRole('option').first()).toHaveText(`Docs${page}`);
  });
