import { breakpoint } from '../../src/tokens/breakpoint';
import { expect, paintNothing, test } from '../fixtures';
import { expectAlive, expectPage } from './visit';

/** Sizes around every width at which the layout changes, high and low, there and back. */
const widths = Object.values(breakpoint).flatMap((width) => [width - 1, width]);
const sizes = [320, ...widths, 2560, ...widths.toReversed(), 320].map((width, at) => ({
  width,
  height: [800, 1200, 256][at % 3]!,
}));

/** In the page: elements outside the window, and state that was left behind. */
const wrong = () => {
  const found: string[] = [];
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push('the page scrolls sideways');
  const overlays =
    '[role=dialog], [data-state=open], header nav[id], [role=region] [role=listitem], [role=region] li';
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
  const dropdown = document.querySelector('header nav button[aria-expanded="true"]');
  if (dropdown && !dropdown.checkVisibility()) found.push('the dropdown is open without its bar');
  return found;
};

/** Of each overlay the button that opens it while it is closed, and what is there while it is open. */
const overlays = {
  chat: ['button[aria-label="Open chat"]', '[role=dialog]'],
  toast: ['body:not(:has([role=region] li)) header [aria-label="Search"]', '[role=region] li'],
  menu: ['button[aria-label="Open menu"]', 'button[aria-label="Close menu"]'],
  dropdown: ['header nav [aria-expanded="false"]', 'header nav [aria-expanded="true"]'],
} satisfies Record<string, [string, string]>;

/**
 * In the page: opens the overlays that are closed and have a button in this window (toasts close by
 * themselves), and tells whether all were open before.
 */
const openAll = (parts: [string, string][]) => {
  const wereOpen = parts.every(([, open]) => document.querySelector(open));
  for (const [opener] of parts) {
    const button = document.querySelector<HTMLElement>(opener);
    if (button?.checkVisibility({ visibilityProperty: true }) && !button.closest('[inert]'))
      button.click();
  }
  return wereOpen;
};

for (const [name, parts] of [
  ['the chat, a toast and the dropdown', ['chat', 'toast', 'dropdown']],
  ["a phone's menu over the chat", ['chat', 'menu']],
] as const) {
  test(`${name} open while the window goes through every breakpoint, and back`, async ({
    page,
  }) => {
    await page.goto('/music-trading');
    await paintNothing(page);
    const chosen = parts.map((part) => overlays[part]);
    let opened = 0;
    for (const size of sizes) {
      await page.setViewportSize(size);
      if (await page.evaluate(openAll, chosen)) opened++;
      await expect.poll(() => page.evaluate(wrong), `${size.width} x ${size.height}`).toEqual([]);
    }
    // The dropdown has a button in large windows only, and the menu in small ones.
    expect(opened).toBeGreaterThan(sizes.length / 4);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.keyboard.press('Escape');
    await expectPage(page, '/music-trading');
    await expectAlive(page);
  });
}

test('no frame of a change of breakpoint is wider than the window', async ({ page }) => {
  await page.goto('/');
  // The shelf's records look out further in some windows. It is scrolled into view, because far
  // away parts are not laid out.
  await page
    .getByRole('button', { name: /^Play Preview/ })
    .last()
    .scrollIntoViewIfNeeded();
  await paintNothing(page);
  await page.evaluate(() => {
    const look = () => {
      const { clientWidth, scrollWidth, dataset } = document.documentElement;
      if (scrollWidth > clientWidth) dataset.wider = `${scrollWidth} px in ${clientWidth}`;
      requestAnimationFrame(look);
    };
    look();
  });
  for (const { width } of sizes) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    });
    expect(await page.locator('html').getAttribute('data-wider'), `${width} px`).toBeNull();
  }
});
