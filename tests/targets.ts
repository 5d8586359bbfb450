import type { Page } from '@playwright/test';
import { test } from './fixtures';

export const targetWidths = [320, 390, 768, 1280];

/** In the page: what can be pressed, and the length of its shorter side. */
function targets() {
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

/**
 * The targets of a page, as it is in its window, that are under 44 px on their shorter side (WCAG
 * 2.5.5, 2.5.8). The test's report says how many there are of each size.
 * @param where what the note calls the page and its window
 */
export async function wrongTargets(page: Page, where: string): Promise<string[]> {
  const found = await page.evaluate(targets);
  // Rounding of the screen may take a hundredth.
  const under = (limit: number) => found.filter(({ size }) => size < limit - 0.01);
  const small = under(44);
  const below24 = under(24).length;
  const sizes = `${below24} under 24 px, ${small.length - below24} to 44 px, ${found.length - small.length} of 44 px and more`;
  test.info().annotations.push({ type: 'targets', description: `${where}: ${sizes}` });
  return small.map(({ name, size }) => `${name}: ${size} px`);
}
