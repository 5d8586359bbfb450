import { property } from '../src/theme/customProperties';
import { expect, test } from './fixtures';

// What readers ask their system for. everybody.spec.ts asks for more contrast and larger text on each page.

test('a touched card moves only where motion is welcome (WCAG 2.3.3)', async ({ page }) => {
  await page.goto('/');
  const card = page.getByRole('article').filter({ hasText: 'Neon Nights' });
  await card.getByRole('button', { name: 'Add to Cart' }).focus();
  const moved = async (reducedMotion: 'reduce' | 'no-preference') => {
    await page.emulateMedia({ reducedMotion });
    return card.evaluate(
      (element, names) => names.map((name) => getComputedStyle(element).getPropertyValue(name)),
      [property('disc-turn'), property('register-x')],
    );
  };
  expect(await moved('no-preference')).toEqual(['1turn', '-4px']);
  expect(await moved('reduce')).toEqual(['', '0px']);
});

test('in forced colours a button on a print keeps an edge in its ink, and its own focus ring (WCAG 1.4.11)', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/fashion');
  const buttons = page.getByRole('button', { name: /^Add to Cart/ });
  const edges = await buttons.evaluateAll((all) =>
    all.map((button) => {
      const { borderColor, color } = getComputedStyle(button);
      return [borderColor, color];
    }),
  );
  expect(edges.length).toBeGreaterThan(0);
  for (const [edge, ink] of edges) expect(edge).toBe(ink);
  await page.keyboard.press('Shift');
  await buttons.first().focus();
  const ring = await buttons.first().evaluate((button) => getComputedStyle(button).outlineColor);
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
  await expect(buttons.first()).toHaveCSS('outline-color', ring);
});

test("in forced colours a cover's button has its focus ring on itself: a print leaves it unseen (WCAG 1.4.11)", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  await page.keyboard.press('Shift');
  for (const name of [/^Like/, /^Play/]) {
    const button = page.getByRole('button', { name }).first();
    await button.focus();
    const { width, offset } = await button.evaluate((focused) => {
      const { outlineWidth, outlineOffset } = getComputedStyle(focused);
      return { width: parseFloat(outlineWidth), offset: parseFloat(outlineOffset) };
    });
    expect(width).toBeGreaterThan(0);
    expect(offset + width).toBeLessThan(0);
  }
});
