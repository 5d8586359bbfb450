import { expect, hold, slowDown, test } from './fixtures';

test('a link to the page that is shown takes the focus up with it, whatever the query of its address', async ({
  page,
}) => {
  await page.goto('/shoes?utm_source=mail');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Shoes' }).press('Enter');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('a link of the small menu to the page that is shown takes the focus up too, though the menu keeps the page out of reach', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 740 });
  await page.goto('/community');
  // On such a slow phone the page can be used again only after the link was pressed.
  await slowDown(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.locator('main[inert]')).toBeAttached();
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Community', exact: true })
    .press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a visitor who writes in the chat while a page comes writes on in it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Open chat' }).click();
  const arrive = await hold(page, '**/page-data/community/**');
  await page.getByRole('banner').getByRole('link', { name: 'Community', exact: true }).click();
  const field = page.getByRole('textbox');
  await field.click();
  await page.keyboard.type('Do you ');
  arrive();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Creator Hub');
  await page.keyboard.type('ship?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log')).toContainText('Do you ship?');
});

test('a key that is held down presses once (WCAG 2.3.1)', async ({ page }) => {
  const holdDown = async (name: string) => {
    await page.getByRole('button', { name }).focus();
    for (let times = 0; times < 6; times++) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
  };
  await page.goto('/blog');
  await holdDown('Categories');
  await expect(page.getByRole('button', { name: 'Categories' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await page.getByRole('button', { name: 'Open chat' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await holdDown('Close chat');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a hash in the address lands on its target', async ({ page }) => {
  await page.goto('/blog#main');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('"Skip to content" is the first stop, and skips', async ({ page }) => {
  await page.goto('/blog');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  // Neither a step of its own for Back, nor said to be another page.
  await expect(page).toHaveURL('/blog');
  await expect(page.locator('#gatsby-announcer')).toBeEmpty();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});
