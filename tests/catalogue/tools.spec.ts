import { expect, test } from '@playwright/test';

const docs = (id: string) => `/iframe.html?viewMode=docs&id=${id}--docs`;

test('a docs page hands over the code with the props as set', async ({ page }) => {
  await page.goto(docs('primitives-button'));
  const code = page.locator('#hand-over + p + div .docblock-source');
  await expect(code).not.toContainText('variant');
  await page.locator('select[id$="-variant"]').selectOption('solid');
  await expect(code).toContainText('variant="solid"');
});
