import type { Page } from '@playwright/test';
import { breakpoint } from '../../src/tokens/breakpoint';
import { expect, test } from '../fixtures';
import { expectAlive, expectPage } from './visit';

/** Around every width at which the layout changes, tall and low, there and back. */
const widths = Object.values(breakpoint).flatMap((width) => [width - 1, width, width + 1]);
const sizes = [320, ...widths, 2560, ...widths.toReversed(), 320].map((width, at) => ({
  width,
  height: [800, 1200, 256][at % 3]!,
}));

/** In the page: what leaves the window, and what is left behind. */
const wrong = () => {
  const found: string[] = [];
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push('the page scrolls sideways');
  const overlays =
    '[role=dialog], [data-state=open], [role=region] [role=listitem], [role=region] li';
  for (const overlay of document.querySelectorAll<HTMLElement>(overlays)) {
    const { left, right, width } = overlay.getBoundingClientRect();
    if (width && (left < -1 || right > innerWidth + 1))
      found.push(`${overlay.outerHTML.slice(0, 60)} leaves`);
  }
  const menu = document.querySelector('header button[aria-label="Close menu"]');
  const isMenu = menu?.checkVisibility() ?? false;
  const isInert = Boolean(document.querySelector('main[inert]'));
  if (isInert !== isMenu) found.push(`inert: ${isInert}, menu: ${isMenu}`);
  const isLocked = getComputedStyle(document.documentElement).overflowY === 'hidden';
  if (isLocked !== isMenu) found.push(`locked: ${isLocked}, menu: ${isMenu}`);
  return found;
};

const open = {
  chat: (page: Page) => page.getByRole('button', { name: 'Open chat' }).click(),
  toast: (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search' }).click(),
  menu: (page: Page) => page.getByRole('button', { name: 'Open menu' }).click(),
  dropdown: (page: Page) => page.getByRole('button', { name: 'Categories' }).click(),
};

for (const [name, width, parts] of [
  ['the chat and a toast', 1280, ['chat', 'toast']],
  ["a phone's menu over the chat", 390, ['chat', 'menu']],
  ['the dropdown', 1280, ['dropdown']],
] as const) {
  test(`${name} open while the window goes through every breakpoint, and back`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/music-trading');
    for (const part of parts) await open[part](page);
    for (const size of sizes) {
      await page.setViewportSize(size);
      await expect.poll(() => page.evaluate(wrong), `${size.width} x ${size.height}`).toEqual([]);
    }
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectPage(page, '/music-trading');
    await expectAlive(page);
  });
}
