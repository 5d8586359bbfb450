import type { Page } from '@playwright/test';
import { siteMap } from '../src/routes/site/siteMap';
import { violationsOn } from './axe';
import { expect, test, wrongIn } from './fixtures';
import { targetWidths, wrongTargets } from './targets';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** What is open besides the page, with what opens it and what closes it. */
const states: Record<string, (isNarrow: boolean) => [opens: string, closes: string, is: string]> = {
  'a menu': (isNarrow) =>
    isNarrow
      ? ['Open menu', 'Close menu', 'header nav[id] a']
      : ['Categories', 'Categories', 'header li li a'],
  'a toast': () => ['Search', 'Close', '[role=region] li'],
  'the chat': () => ['Open chat', 'Close chat', '[role=dialog]'],
};

// everybody.spec.ts measures the pages with nothing open.
test('every target is 44 px on its shorter side, and its name has its visible words in their order, in all that opens (WCAG 2.5.3, 2.5.5, 2.5.8)', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const found: Record<string, unknown[]> = {};
  await page.goto(siteMap.community.path);
  for (const width of targetWidths) {
    await page.setViewportSize({ width, height: 800 });
    for (const [state, buttons] of Object.entries(states)) {
      const [opens, closes, is] = buttons(width < 1024);
      await press(page, opens);
      await expect(page.locator(is).first()).toBeVisible();
      const where = `${state}, ${width} px`;
      found[where] = await wrongTargets(page, where);
      if (width === 390 || width === 1280)
        found[`names, ${where}`] = await violationsOn(page, ['label-content-name-mismatch']);
      await press(page, closes);
    }
  }
  expect(wrongIn(found)).toEqual({});
});
