import { expect, test } from './fixtures';

test.beforeEach(({ page }) => page.goto('/fashion').then(() => undefined));

test('section 2, footer: Quick Links are links, Support is a button', async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  for (const [name, href] of [
    ['Beats', '/'],
    ['Fashion', '/fashion'],
    ['Shoes', '/shoes'],
    ['Blog', '/blog'],
    ['Community', '/community'],
  ])
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href!);
  await expect(footer.getByRole('button', { name: 'Support' })).toBeVisible();
});

const buttons = [
  ...['Trap Beats', 'Hip Hop', 'R&B', 'Pop', 'Rock', 'Electronic'],
  ...['Facebook', 'Twitter', 'Instagram', 'YouTube'],
  ...['Privacy Policy', 'Terms of Service', 'Cookie Policy'],
  'Support',
];
for (const name of buttons) {
  test(`section 8, footer: ${name} shows the toast of its name`, async ({ page }) => {
    await page.getByRole('contentinfo').getByRole('button', { name, exact: true }).click();
    const toasts = page.getByRole('region', { name: /notifications/i }).getByRole('listitem');
    await expect(toasts).toHaveCount(1);
    await expect(toasts).toContainText(name);
    await expect(toasts).toContainText(
      "This feature isn't implemented yet—but don't worry! You can request it in your next prompt!",
    );
  });
}

test('section 2, footer: email, phone, Los Angeles, CA, and the year 2025', async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  await expect(footer.locator('a[href^="mailto:"]')).toHaveText(/@.+\.example$/);
  await expect(footer.locator('a[href^="tel:"]')).toContainText('555');
  await expect(footer).toContainText('Los Angeles, CA');
  await expect(footer).toContainText('2025');
});
