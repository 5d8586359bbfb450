import type { Page } from '@playwright/test';
import { siteMap } from '../src/routes/site/siteMap';
import { violationsOn } from './axe';
import { expect, test } from './fixtures';
import { paths } from './paths';

interface Target {
  name: string;
  /** Its shorter side. */
  size: number;
}

/** In the page: what can be pressed, and how large it is. */
function targets(): Target[] {
  const pressable = 'a[href], button, input, textarea, select, summary, [tabindex="0"]';
  return (
    [...document.querySelectorAll<HTMLElement>(pressable)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        // The link of a tile covers it by a pseudo-element, which has no box of its own.
        const after = getComputedStyle(element, '::after');
        const covers = after.position === 'absolute';
        return {
          name: element.ariaLabel || element.textContent || element.tagName,
          sides: [
            Math.max(width, (covers && parseFloat(after.inlineSize)) || 0),
            Math.max(height, (covers && parseFloat(after.blockSize)) || 0),
          ],
        };
      })
      // Radix leads the keyboard over spans of a pixel, which nobody presses.
      .filter(({ sides }) => Math.max(...sides) > 1)
      .map(({ name, sides }) => ({ name, size: Math.min(...sides) }))
  );
}

const widths = [320, 390, 768, 1280];
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** What is open besides the page, with what opens it and what closes it. */
const states: Record<string, (isNarrow: boolean) => [opens: string, closes: string]> = {
  'a menu': (isNarrow) => (isNarrow ? ['Open menu', 'Close menu'] : ['Categories', 'Categories']),
  'a toast': () => ['Search', 'Close'],
  'the chat': () => ['Open chat', 'Close chat'],
};

test('every target is 44 px on its shorter side, and its name has its visible words in their order, on all pages and in all that opens (WCAG 2.5.3, 2.5.5, 2.5.8)', async ({
  page,
  allowFaults,
}, testInfo) => {
  test.slow();
  allowFaults('the status of /404 is 404', /404/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const rows: string[] = [];
  const small: string[] = [];
  const misnamed: string[] = [];
  const measure = async (where: string, width: number) => {
    const found = await page.evaluate(targets);
    // Rounding of the screen may take a hundredth.
    const under = (limit: number) => found.filter(({ size }) => size < limit - 0.01);
    small.push(...under(44).map(({ name, size }) => `${where}, ${width} px: ${name}: ${size} px`));
    const named = await violationsOn(page, [], ['label-content-name-mismatch']);
    misnamed.push(...named.map(({ text }) => `${where}, ${width} px: ${text}`));
    const [below24, below44] = [under(24).length, under(44).length];
    rows.push(
      `| ${where} | ${width} | ${below24} | ${below44 - below24} | ${found.length - below44} |`,
    );
  };
  for (const path of paths) {
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await measure(path, width);
    }
  }
  await page.goto(siteMap.community.path);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const [state, buttons] of Object.entries(states)) {
      const [opens, closes] = buttons(width < 1024);
      await press(page, opens);
      await measure(state, width);
      await press(page, closes);
    }
  }
  const head = ['| where | window | under 24 px | 24 to 44 px | 44 px and more |', '|-|-|-|-|-|'];
  await testInfo.attach('targets by size', { body: [...head, ...rows].join('\n') });
  expect({ small, misnamed }).toEqual({ small: [], misnamed: [] });
});
