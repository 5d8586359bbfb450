import type { Page } from '@playwright/test';
import { cover, lastingCover } from './coveredFocus';
import { expect, openChat, paintNothing, test } from './fixtures';

const windows = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
  { width: 320, height: 256 },
];

/** Walks with Tab from the skip link to the chat. */
async function walk(page: Page) {
  await page.evaluate(() => {
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('a[href="#main"]')!.focus();
  });
  const stops = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await lastingCover(page);
    if (!stop) return stops;
    stops.push(stop);
  }
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// Home is tried in every window. The others have new controls only in their main part, so one
// window is enough.
for (const [path, sizes] of [
  // In the last there is no room for the chat and a control.
  ['/', [...windows, { width: 320, height: 200 }]],
  ['/music-trading', [windows[1]!]],
  // Its rows are the tallest controls.
  ['/404', [windows[2]!]],
] as const)
  test(`with the chat open, no stop of ${path} is behind it (WCAG 2.4.11, 2.4.12)`, async ({
    page,
  }) => {
    await page.goto(path);
    await paintNothing(page);
    for (const size of sizes) {
      await page.setViewportSize(size);
      await openChat(page);
      const stops = await walk(page);
      expect(stops.length).toBeGreaterThan(15);
      const covered = stops.filter(({ over }) => over);
      expect(covered, `${size.width}x${size.height}`).toEqual([]);
      // The chat closes only where the window has no room beside it: what is written would be lost.
      await expect(page.getByRole('dialog')).toHaveCount(size.height > 200 ? 1 : 0);
      if (size.height > 200) await page.getByRole('button', { name: 'Close chat' }).click();
    }
  });

test('what gets the focus in On The Air comes out from behind the dial (WCAG 2.4.11)', async ({
  page,
}) => {
  await page.goto('/podcasts');
  await paintNothing(page);
  for (const size of windows.slice(0, 2)) {
    await page.setViewportSize(size);
    await page.getByRole('button', { name: 'Listen Live, The Low End' }).focus();
    await page
      .getByRole('button', { name: 'Listen Live, Door Money' })
      .evaluate((button) => window.scrollBy(0, button.getBoundingClientRect().top - 68));
    await page.keyboard.press('Tab');
    const stop = await lastingCover(page);
    expect(stop, `${size.width}x${size.height}`).toEqual({ name: 'Listen Live' });
  }
});

test('a toast never lies on the control that raised it, not even at the end of the page', async ({
  page,
}) => {
  await page.goto('/music-trading');
  await paintNothing(page);
  for (const size of windows) {
    await page.setViewportSize(size);
    for (const name of ['Buy, Golden Hour', 'Sell, Marea Alta', 'Cookie Policy']) {
      const control = page.getByRole('button', { name });
      await control.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Close', exact: true })).toBeVisible();
      await expect(control).toBeFocused();
      const { over } = (await lastingCover(page))!;
      expect(over, `${name}, ${size.width}x${size.height}`).toBeUndefined();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'Close', exact: true })).toHaveCount(0);
      await expect(control).toBeFocused();
    }
    await expect(page.locator('body')).toHaveCSS('padding-bottom', '0px');
  }
});

test('a toast beside the open chat covers nothing, and leaves the chat what was written', async ({
  page,
}) => {
  await page.goto('/music-trading');
  await paintNothing(page);
  for (const size of windows.slice(0, 2)) {
    await page.setViewportSize(size);
    await openChat(page);
    await page.getByRole('textbox', { name: 'Message' }).fill('What sells?');
    for (const name of ['Sell, Golden Hour', 'Sell, Marea Alta']) {
      await page.getByRole('button', { name }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Close', exact: true })).toBeVisible();
      const { over } = (await lastingCover(page))!;
      expect(over, `${name}, ${size.width}x${size.height}`).toBeUndefined();
    }
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('What sells?');
    // The toast stays under a pointer that presses it, though the focus leaves the page.
    const close = page.getByRole('button', { name: 'Close', exact: true });
    await close.click({ delay: 100 });
    await expect(close).toHaveCount(0);
    await page.getByRole('button', { name: 'Close chat' }).click();
  }
});

test('what has the focus stays in a window that is turned', async ({ page }) => {
  await page.goto('/music-trading');
  await page.setViewportSize({ width: 390, height: 844 });
  const control = page.getByRole('button', { name: 'Sell, Marea Alta' });
  await control.focus();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(control).toBeInViewport({ ratio: 1 });
});

test('the room below a page goes with the page, though the chat stays open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/music-trading');
  await openChat(page);
  const body = page.locator('body');
  await page.getByRole('button', { name: 'Terms of Service' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(body).not.toHaveCSS('padding-bottom', '0px');
  // Nor is it there on paper, or when the keyboard has gone back up.
  await page.emulateMedia({ media: 'print' });
  await expect(body).toHaveCSS('padding-bottom', '0px');
  await page.emulateMedia({ media: null });
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).focus();
  await expect(body).toHaveCSS('padding-bottom', '0px');
  await page.getByRole('button', { name: 'Terms of Service' }).focus();
  await expect(body).not.toHaveCSS('padding-bottom', '0px');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
  await expect(body).toHaveCSS('padding-bottom', '0px');
});

test('what a pointer has pressed stays under it, though the toast comes to lie on it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/music-trading');
  const buy = page.getByRole('button', { name: 'Buy, Golden Hour' });
  await buy.evaluate((button) => scrollBy(0, button.getBoundingClientRect().bottom - 800));
  const { x, y } = (await buy.boundingBox())!;
  await page.mouse.click(x + 10, y + 10);
  // A key that does nothing in the page, as that of a shortcut of the system.
  await page.keyboard.press('Alt');
  await expect(page.getByRole('button', { name: 'Close', exact: true })).toBeVisible();
  expect(await page.evaluate(cover)).toMatchObject({ name: 'Buy', over: expect.anything() });
  expect((await buy.boundingBox())!.y).toBe(y);
});

test('a toast over the menu goes when a link behind it gets the focus (WCAG 2.4.11)', async ({
  page,
}) => {
  await page.goto('/');
  await page.setViewportSize({ width: 320, height: 568 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Cart', exact: true }).press('Enter');
  const toast = page.getByRole('button', { name: 'Close', exact: true });
  await expect(toast).toBeVisible();
  const menu = page.getByRole('banner').getByRole('navigation').getByRole('link');
  const links = await menu.count();
  expect(links).toBeGreaterThan(5);
  await page.keyboard.press('Tab');
  for (let link = 0; link < links; link++) {
    await page.keyboard.press('Tab');
    const stop = await lastingCover(page);
    expect(stop?.over, stop?.name).toBeUndefined();
  }
  await expect(toast).toHaveCount(0);
  await expect(menu.last()).toBeFocused();
});

test('at 400 % a toast leaves the field of the chat in the window (WCAG 1.4.10)', async ({
  page,
}) => {
  await page.goto('/');
  await page.setViewportSize({ width: 320, height: 256 });
  await openChat(page);
  const field = page.getByRole('textbox', { name: 'Message' });
  await page
    .getByRole('button', { name: 'Search' })
    .evaluate((button: HTMLElement) => button.click());
  await expect(page.getByRole('button', { name: 'Close', exact: true })).toBeAttached();
  await expect(field).toBeInViewport({ ratio: 1 });
  await expect(field).toBeFocused();
  // Whoever zooms in while the toast is there keeps the field as well.
  await page.setViewportSize({ width: 1280, height: 512 });
  await page.setViewportSize({ width: 640, height: 256 });
  await expect(field).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Close', exact: true })).toBeAttached();
});
