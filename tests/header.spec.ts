import type { Page } from '@playwright/test';
import { env, quiet } from '../.storybook/browser.mjs';
import { navigation } from '../src/routes/site/navigation';
import { expect, hydrated, refusePhotos, test } from './fixtures';

test('docs/product.md, section 1: the header sticks to the top', async ({ page }) => {
  await page.goto('/blog');
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
});

test('in a low window the header scrolls away, and comes back for the keyboard (WCAG 2.4.7)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 320 });
  await page.goto('/blog');
  const cart = page.getByRole('button', { name: 'Cart' });
  await cart.click();
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Search' })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(600);
});

const categories = (page: Page) => page.getByRole('button', { name: 'Categories' });

test('Escape with nothing open is left to the browser, which ends full screen by it', async ({
  page,
}) => {
  await page.goto('/');
  await page.evaluate(() =>
    addEventListener('keydown', ({ key, defaultPrevented }) => {
      document.body.dataset[key] = defaultPrevented ? 'taken' : 'left';
    }),
  );
  const body = page.locator('body');
  await page.keyboard.press('Escape');
  await expect(body).toHaveAttribute('data--escape', 'left');

  await categories(page).press('Enter');
  await expect(categories(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(categories(page)).toHaveAttribute('aria-expanded', 'false');
  await body.evaluate(({ dataset }) => delete dataset.Escape);
  await page.keyboard.press('Escape');
  await expect(body).toHaveAttribute('data--escape', 'left');
});

test('the menu of small windows, where scrollbars take room, opens without moving the page', async ({
  playwright,
  baseURL,
}) => {
  const browser = await playwright.chromium.launch({
    executablePath: process.env.CHROME_PATH,
    args: quiet,
    env,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  const page = await browser.newPage({ baseURL, viewport: { width: 800, height: 740 } });
  await refusePhotos(page);
  await page.goto('/');
  await hydrated(page);
  const width = () => page.getByRole('main').evaluate((main) => main.clientWidth);
  const before = await width();
  expect(before).toBeLessThan(800);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.locator('main[inert]')).toBeAttached();
  expect(await width()).toBe(before);
  await page.getByRole('button', { name: 'Close menu' }).click();
  await expect(page.locator('html')).toHaveCSS('scrollbar-gutter', 'auto');
  await browser.close();
});

test('the small menu is there before the page behind it is locked and inert, for which a slow phone needs a frame more', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  const first = await page
    .getByRole('button', { name: 'Open menu' })
    .evaluate(async (button: HTMLElement) => {
      button.click();
      // React answers a press in the next microtask, and the rest is a task of its own.
      await Promise.resolve();
      const { overflow } = document.documentElement.style;
      return { open: button.ariaExpanded, overflow, inert: document.querySelector('main[inert]') };
    });
  expect(first).toEqual({ open: 'true', overflow: '', inert: null });
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  await expect(page.locator('main[inert]')).toBeAttached();
});

test('the list of the small menu that waits for a press counts as unseen, so that its links fetch no page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/digital-art');
  const links = page.locator('header nav[id] a');
  const all = [...navigation.categories, ...navigation.sections];
  /** How many of the links an observer, such as Gatsby's, is told to be in sight. */
  const seen = () =>
    links.evaluateAll(
      (all) =>
        new Promise((done) => {
          const observer = new IntersectionObserver((entries) =>
            done(entries.filter(({ isIntersecting }) => isIntersecting).length),
          );
          for (const link of all) observer.observe(link);
        }),
    );
  const button = page.getByRole('button', { name: 'Open menu' });
  await button.hover();
  await expect(links).toHaveCount(all.length);
  expect(await seen()).toBe(0);
  await button.click();
  expect(await seen()).toBe(all.length);
});

test.describe('docs/product.md, section 2: the menu of small screens', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the page behind neither scrolls nor takes focus, and growing the window closes it', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).tap();
    // The click follows some time after the touch.
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
    await expect(page.locator('main[inert]')).toBeAttached();
    // Over the header, and over the list.
    for (const y of [30, 400]) {
      await page.mouse.move(100, y);
      await page.mouse.wheel(0, 800);
      // Playwright does not wait for what the wheel scrolls, which takes a frame or two.
      const scrolled = await page.evaluate(async () => {
        for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
        return window.scrollY;
      });
      expect(scrolled, `the wheel at ${y} px`).toBe(0);
    }
    const banner = page.getByRole('banner');
    await banner.getByRole('link', { name: 'Community', exact: true }).focus();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => !document.activeElement?.closest('main, footer'))).toBe(true);

    await banner.getByRole('link', { name: 'Community', exact: true }).focus();
    await page.setViewportSize({ width: 1280, height: 740 });
    await expect(categories(page)).toBeVisible();
    await expect(banner.getByRole('link').first()).toBeFocused();
    // The page hears of the new width in the next frame, so the window must stay large until then.
    await expect(
      page.getByRole('button', { name: 'Open menu', includeHidden: true }),
    ).toBeAttached();
    await categories(page).focus();
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
    await expect(banner.getByRole('link').first()).toBeFocused();
    await page.getByRole('button', { name: 'Open menu' }).focus();
    await page.setViewportSize({ width: 1280, height: 740 });
    await expect(banner.getByRole('link').first()).toBeFocused();
    // The browser may take the focus from what is hidden before it tells of the new width.
    await categories(page).focus();
    await categories(page).evaluate((button) => (button.style.display = 'none'));
    await expect(banner.getByRole('link').first()).toBeFocused();
  });
});
