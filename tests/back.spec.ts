import type { Page } from '@playwright/test';
import { expect, hold, hydrated, test } from './fixtures';

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const focusedAt = (page: Page) =>
  page.evaluate(() => {
    const { innerText, tagName } = document.activeElement as HTMLElement;
    const { top } = document.activeElement!.getBoundingClientRect();
    return {
      words: tagName === 'MAIN' ? 'main' : innerText.trim(),
      inView: top >= 0 && top < innerHeight,
    };
  });

test('Back and Forward put the next Tab where the reader was, and the page where it stood (WCAG 2.4.3)', async ({
  page,
}) => {
  await page.goto('/');
  const main = page.getByRole('main');
  const tile = main.getByRole('link', { name: /^Shoes/ });
  await tile.scrollIntoViewIfNeeded();
  const above = await scrollY(page);
  expect(above).toBeGreaterThan(100);
  await tile.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/shoes');
  await expect(main).toBeFocused();

  // From the end of that page, the keyboard leads to a third one.
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Community' });
  await link.focus();
  const below = await scrollY(page);
  expect(below).toBeGreaterThan(500);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/community');
  await expect(main).toBeFocused();

  await page.goBack();
  await expect(page).toHaveURL('/shoes');
  await expect(link).toBeFocused();
  expect(await scrollY(page)).toBe(below);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(tile).toBeFocused();
  expect(await scrollY(page)).toBe(above);
  await page.keyboard.press('Tab');
  expect((await focusedAt(page)).inView).toBe(true);

  // No control was used on the third page, and it is at its top, so a reader begins at its heading.
  await page.goForward();
  await page.goForward();
  await expect(page).toHaveURL('/community');
  await expect(main).toBeFocused();

  // A press on a link leads to the top, as usual.
  await page.getByRole('banner').getByRole('link', { name: 'Waxline', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(main).toBeFocused();
  expect(await scrollY(page)).toBe(0);
});

test('after Back to where a link of the small menu was chosen, its button has the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto('/music-trading');
  const menu = page.getByRole('button', { name: 'Open menu' });
  await menu.press('Enter');
  await page.getByRole('navigation', { name: 'Main' }).getByText('Podcasts').press('Enter');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('On The Air');
  await page.goBack();
  await expect(heading).toHaveText('Trade Music Like Stocks');
  await expect(menu).toBeFocused();
});

test('a page that is opened anew begins at its top; after a reload and after Back it stands where it stood', async ({
  page,
}) => {
  const scrollTo = (y: number) => page.evaluate((y) => window.scrollTo(0, y), y);
  /** To a px or two, because lines are a little higher or lower before our fonts have come. */
  const standsAt = (y: number) =>
    expect.poll(async () => Math.abs((await scrollY(page)) - y)).toBeLessThan(3);
  await page.goto('/blog');
  await scrollTo(600);
  await page.goto('/shoes');
  await page.goto('/blog');
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await scrollY(page)).toBe(0);
  await scrollTo(300);
  await page.reload();
  await hydrated(page);
  await standsAt(300);
  await page.getByRole('banner').getByRole('link', { name: 'Podcasts', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('On The Air');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Vault');
  await standsAt(300);
  await page.goBack();
  await page.goBack();
  await hydrated(page);
  await standsAt(600);
});

test('the page that is shown stays where it stands while Back loads the one before', async ({
  page,
}) => {
  await page.goto('/shoes');
  const heading = page.getByRole('heading', { level: 1 });
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Community' });
  await link.focus();
  const below = await scrollY(page);
  expect(below).toBeGreaterThan(500);
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText('Creator Hub');
  await page.mouse.wheel(0, 50);
  await expect.poll(() => scrollY(page)).toBe(50);
  await page.reload();
  await hydrated(page);
  // The browser has restored the document's position.
  expect(await scrollY(page)).toBe(50);

  const arrive = await hold(page, '**/page-data/shoes/**');
  const asked = page.waitForRequest('**/page-data/shoes/**');
  await page.goBack({ waitUntil: 'commit' });
  await asked;
  await expect(page).toHaveURL('/shoes');
  expect(await page.evaluate(() => new Promise(requestAnimationFrame).then(() => scrollY))).toBe(
    50,
  );
  // What is used meanwhile is of the page that is still there.
  await page.getByRole('button', { name: 'Cart' }).focus();
  arrive();
  await expect(heading).toHaveText('Sneaker Hub');
  await expect.poll(() => scrollY(page)).toBe(below);
  expect((await focusedAt(page)).words).toBe('Add to Cart');
  await page.goForward();
  await expect(heading).toHaveText('Creator Hub');
  await expect.poll(() => scrollY(page)).toBe(50);
  // No control was used there since the reload, so the first one in view gets the focus.
  await expect.poll(() => focusedAt(page)).toEqual({ words: 'Start New Discussion', inView: true });
});
