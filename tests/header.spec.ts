import { quiet } from '../.storybook/browser.mjs';
import { expect, hydrated, test } from './fixtures';

const descriptions = /\S+ \S+/;

test.describe('section 2: header on large screens', () => {
  test.use({ viewport: { width: 1280, height: 800 } });
  test.beforeEach(({ page }) => page.goto('/blog').then(() => undefined));

  test('sticks to the top', async ({ page }) => {
    await page.evaluate(() => window.scrollTo(0, 600));
    await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
  });

  test('the logo links to /', async ({ page }) => {
    await page
      .getByRole('banner')
      .getByRole('link', { name: /waxline/i })
      .click();
    await expect(page).toHaveURL('/');
  });

  test('Categories drops down Beats, Fashion, Shoes and Digital Art, each with a line', async ({
    page,
  }) => {
    const nav = page.getByRole('banner').getByRole('navigation');
    await expect(nav.getByRole('link', { name: /fashion/i })).toBeHidden();
    await nav.getByRole('button', { name: 'Categories' }).click();
    for (const [name, href] of [
      ['Beats', '/'],
      ['Fashion', '/fashion'],
      ['Shoes', '/shoes'],
      ['Digital Art', '/digital-art'],
    ]) {
      const link = nav.getByRole('link', { name: new RegExp(`^${name}`) });
      await expect(link).toHaveAttribute('href', href!);
      await expect(link.locator('p, span').last()).toHaveText(descriptions);
    }
    await nav.getByRole('link', { name: /^Shoes/ }).click();
    await expect(page).toHaveURL('/shoes');
    await expect(nav.getByRole('link', { name: /^Shoes/ })).toBeHidden();
  });

  test('links directly to the other five pages, and marks the current one', async ({ page }) => {
    const nav = page.getByRole('banner').getByRole('navigation');
    for (const [name, href] of [
      ['Music Trading', '/music-trading'],
      ['Live Selling', '/live-selling'],
      ['Podcasts', '/podcasts'],
      ['Community', '/community'],
      ['Blog', '/blog'],
    ]) {
      await nav.getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(href!);
      await expect(nav.getByRole('link', { name, exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await expect(nav.locator('a[aria-current="page"]:visible')).toHaveCount(1);
    }
  });

  test('section 9: hovering opens after 200 ms, leaving closes after 150 ms', async ({ page }) => {
    await page.clock.install();
    const trigger = page.getByRole('button', { name: 'Categories' });
    await page.clock.pauseAt(Date.now() + 60_000);
    await trigger.hover();
    await page.clock.runFor(190);
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await page.clock.runFor(20);
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.move(640, 700);
    await page.clock.runFor(140);
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await page.clock.runFor(20);
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    // Section 9: coming back within 300 ms opens at once.
    await trigger.hover();
    await page.clock.runFor(1);
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  });

  test('a click on the hover-opened trigger does not close it, a second one does', async ({
    page,
  }) => {
    const trigger = page.getByRole('button', { name: 'Categories' });
    await trigger.hover();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await trigger.click();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await trigger.click();
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  });

  test('opens, is walked and closes by keyboard alone', async ({ page }) => {
    const trigger = page.getByRole('button', { name: 'Categories' });
    await trigger.focus();
    await page.keyboard.press('Enter');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').getByRole('link', { name: /^Beats/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await expect(trigger).toBeFocused();
  });

  for (const title of ['Search', 'Cart']) {
    test(`section 8: ${title} shows its toast`, async ({ page }) => {
      await page.getByRole('banner').getByRole('button', { name: title }).click();
      const toast = page.getByRole('region', { name: /notifications/i }).getByRole('listitem');
      await expect(toast).toContainText(title);
      await expect(toast).toContainText("isn't implemented yet—but don't worry!");
    });
  }

  test('the cart counts 0, so shows no badge', async ({ page }) => {
    await expect(page.getByRole('button', { name: 'Cart' })).toHaveText('');
  });
});

test.describe('the menu of small windows, where scrollbars take room', () => {
  test('opens without moving the page', async ({ playwright, baseURL }) => {
    const browser = await playwright.chromium.launch({
      executablePath: process.env.CHROME_PATH,
      args: quiet,
      ignoreDefaultArgs: ['--hide-scrollbars'],
    });
    const page = await browser.newPage({ baseURL, viewport: { width: 800, height: 740 } });
    await page.route('https://images.unsplash.com/**', (route) => route.abort());
    await page.goto('/');
    await hydrated(page);
    const width = () => page.getByRole('main').evaluate((main) => main.clientWidth);
    const before = await width();
    expect(before).toBeLessThan(800);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.locator('main[inert]')).toBeAttached();
    expect(await width()).toBe(before);
    await browser.close();
  });
});

test.describe('section 2: the menu of small screens', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });
  test.beforeEach(({ page }) => page.goto('/').then(() => undefined));

  const links = [
    'Beats',
    'Fashion',
    'Shoes',
    'Digital Art',
    'Music Trading',
    'Live Selling',
    'Podcasts',
    'Blog',
    'Community',
  ];

  test('the hamburger toggles a vertical list of the same links', async ({ page }) => {
    await page.getByRole('button', { name: 'Open menu' }).tap();
    const shown = page.getByRole('banner').getByRole('navigation').getByRole('link');
    await expect(shown).toHaveText(links, { useInnerText: true });
    const tops = await shown.evaluateAll((all) => all.map((a) => a.getBoundingClientRect().top));
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
    await page.getByRole('button', { name: 'Close menu' }).tap();
    await expect(shown).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  });

  test('section 4: choosing a link closes it', async ({ page }) => {
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await page.getByRole('banner').getByRole('link', { name: 'Podcasts' }).tap();
    await expect(page).toHaveURL('/podcasts');
    await expect(page.getByRole('button', { name: 'Open menu' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  });

  test('Escape closes it and gives the focus back', async ({ page }) => {
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  });

  test('growing the window closes it', async ({ page }) => {
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await page.setViewportSize({ width: 1280, height: 740 });
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  });

  test('the page behind neither scrolls nor takes focus', async ({ page }) => {
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await page.mouse.move(180, 400);
    await page.mouse.wheel(0, 800);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.getByRole('banner').getByRole('link', { name: 'Community' }).focus();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => !document.activeElement?.closest('main, footer'))).toBe(true);
  });
});
