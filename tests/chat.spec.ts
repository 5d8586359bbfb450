import { expect, test } from './fixtures';

test('docs/product.md, section 4, chat: its panel comes when it is wanted; the button toggles it, and its icon swaps', async ({
  page,
}) => {
  await page.goto('/');
  const icon = (name: string) => page.getByRole('button', { name }).locator('svg').innerHTML();
  const message = await icon('Open chat');
  await page.getByRole('button', { name: 'Open chat' }).click();
  const dialog = page.getByRole('dialog', { name: 'BeatBot' });
  await expect(dialog.getByRole('textbox', { name: 'Message' })).toBeFocused();
  expect(await icon('Close chat')).not.toBe(message);
  await page.getByRole('button', { name: 'Close chat' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open chat' })).toBeFocused();
});
