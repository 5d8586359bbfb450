import { expect, test, toasts } from './fixtures';

// The test uses a real pointer, because the browser lets a toast capture only those; a story can
// only simulate one.
test('docs/product.md, section 9, toasts: a swipe of 40 px does not dismiss, one of 120 px does', async ({
  page,
}) => {
  await page.goto('/community');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  const swipe = async (distance: number) => {
    const box = (await toasts(page).boundingBox())!;
    const [x, y] = [box.x + 40, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let moved = 5; moved <= distance; moved += 5) await page.mouse.move(x + moved, y);
    await page.mouse.up();
  };
  await swipe(40);
  await expect(toasts(page)).toHaveAttribute('data-swipe', 'cancel');
  await swipe(120);
  await expect(toasts(page)).toHaveCount(0);
});
