import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const toasts = (page: Page) =>
  page.getByRole('region', { name: /notifications/i }).getByRole('listitem');
const header = (page: Page) => page.getByRole('banner');

test.beforeEach(({ page }) => page.goto('/community').then(() => undefined));

test('section 4, toasts: one is visible, a new one replaces it and is announced', async ({
  page,
}) => {
  await header(page).getByRole('button', { name: 'Search' }).click();
  await expect(toasts(page)).toContainText('Search');
  await header(page).getByRole('button', { name: 'Cart' }).click();
  await expect(toasts(page)).toHaveCount(1);
  await expect(toasts(page)).toContainText('Cart');
  await expect(page.getByRole('status').filter({ hasText: 'Cart' }).first()).toBeAttached();
});

test('section 9, toasts: each goes after its own 5000 ms', async ({ page }) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await header(page).getByRole('button', { name: 'Search' }).click();
  await expect(toasts(page)).toContainText('Search');
  await page.clock.runFor(3000);
  await header(page).getByRole('button', { name: 'Cart' }).click();
  await expect(toasts(page)).toContainText('Cart');
  await page.mouse.move(640, 300);
  await page.clock.runFor(4800);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(1200);
  await expect(toasts(page)).toHaveCount(0);
});

test('section 4, toasts: the close button dismisses', async ({ page }) => {
  await header(page).getByRole('button', { name: 'Search' }).click();
  await toasts(page).getByRole('button', { name: 'Close' }).click();
  await expect(toasts(page)).toHaveCount(0);
});

test('section 4, toasts: Escape dismisses from anywhere', async ({ page }) => {
  await header(page).getByRole('button', { name: 'Search' }).click();
  await expect(toasts(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(toasts(page)).toHaveCount(0);
});

test('section 9, toasts: F8 goes to them, and the focus is given back', async ({ page }) => {
  const search = header(page).getByRole('button', { name: 'Search' });
  await search.click();
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: /notifications/i }).locator(':focus')).toHaveCount(
    1,
  );
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(toasts(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toHaveCount(0);
  await expect(search).toBeFocused();
});

for (const [distance, stays] of [
  [40, true],
  [120, false],
] as const) {
  test(`section 9, toasts: a swipe of ${distance} px ${stays ? 'does not dismiss' : 'dismisses'}`, async ({
    page,
  }) => {
    await header(page).getByRole('button', { name: 'Search' }).click();
    const box = (await toasts(page).boundingBox())!;
    const [x, y] = [box.x + 40, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let moved = 5; moved <= distance; moved += 5) await page.mouse.move(x + moved, y);
    await page.mouse.up();
    await expect(toasts(page)).toHaveCount(stays ? 1 : 0);
  });
}

for (const width of [320, 360, 768, 1280]) {
  test(`design, section 1: at ${width} px the chat and the toast never cover each other`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.getByRole('button', { name: 'Open chat' }).click();
    await expect(page.getByRole('dialog', { name: 'BeatBot' })).toBeVisible();
    await header(page).getByRole('button', { name: 'Search' }).click();
    await expect(toasts(page)).toHaveCount(1);
    await page.waitForFunction(() =>
      document.getAnimations().every((a) => a.playState !== 'running'),
    );
    const [a, b] = [
      (await toasts(page).boundingBox())!,
      (await page.getByRole('dialog', { name: 'BeatBot' }).boundingBox())!,
    ];
    const apart =
      a.x + a.width <= b.x ||
      b.x + b.width <= a.x ||
      a.y + a.height <= b.y ||
      b.y + b.height <= a.y;
    expect(apart).toBe(true);
    for (const box of [a, b]) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.y + box.height).toBeLessThanOrEqual(640);
    }
  });
}

test('design, Escape: the menu goes first, then the toast, then the chat', async ({ page }) => {
  await page.getByRole('button', { name: 'Open chat' }).click();
  const dialog = page.getByRole('dialog', { name: 'BeatBot' });
  await expect(dialog).toBeVisible();
  const trigger = page.getByRole('button', { name: 'Categories' });
  await trigger.focus();
  await page.keyboard.press('Enter');
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await header(page).getByRole('button', { name: 'Search' }).press('Enter');
  await trigger.focus();
  if ((await trigger.getAttribute('aria-expanded')) === 'false') await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  await expect(toasts(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(toasts(page)).toHaveCount(0);
  // The chat stands beside the page, and is closed from inside.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await expect(trigger).toBeFocused();
  await dialog.getByRole('textbox', { name: 'Message' }).focus();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open chat' })).toBeFocused();
});
