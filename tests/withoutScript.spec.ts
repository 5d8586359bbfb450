import { expect, test } from './fixtures';
import { listedPaths } from './paths';

test.use({ javaScriptEnabled: false });

test('docs/product.md, section 1: without script every page shows all its content, says what buttons need, and every section can be reached, on a phone and a desktop', async ({
  page,
}) => {
  const sentence = page.locator('body > noscript');
  const inWindow = async (width: number, look: () => Promise<void>) => {
    await page.setViewportSize({ width, height: 800 });
    await test.step(`${width} px`, look);
  };
  for (const path of listedPaths) {
    await page.goto(path);
    for (const width of [360, 1280])
      await inWindow(width, async () => {
        await expect(sentence).toBeInViewport({ ratio: 1 });
        // Playwright reads the content of a noscript as if it were a script.
        const words = await sentence.evaluate((element) => element.textContent);
        expect(words).toContain('Buttons here need JavaScript');
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
        const unseen = await main.getByRole('heading').evaluateAll((all) => {
          const seen = { opacityProperty: true, visibilityProperty: true };
          return all.filter((one) => !one.checkVisibility(seen)).map((one) => one.textContent);
        });
        expect(unseen, path).toEqual([]);
      });
    // Nothing waits for script to show it, to bring it within reach, or to close it.
    const waiting = page.locator('[style*="opacity"], [inert], [role="dialog"]');
    await expect(waiting, path).toHaveCount(0);
  }
  for (const width of [360, 1280])
    await inWindow(width, async () => {
      const { y, height } = (await sentence.boundingBox())!;
      expect((await page.getByRole('banner').boundingBox())!.y).toBe(y + height);
      for (const path of listedPaths) {
        const links = page.getByRole('banner').locator(`a[href="${path}"]:visible`);
        // The logo leads home too.
        await expect(links, path).toHaveCount(path === '/' ? 2 : 1);
      }
    });
  // A low window has the header scroll away by a negative inset, which would hide it here.
  await page.setViewportSize({ width: 740, height: 360 });
  await expect(page.getByRole('banner').getByRole('button', { name: 'Cart' })).toBeInViewport({
    ratio: 1,
  });
  const { y, height } = (await sentence.boundingBox())!;
  expect((await page.getByRole('banner').boundingBox())!.y).toBe(y + height);
  // Buttons are not printed.
  await page.emulateMedia({ media: 'print' });
  await expect(sentence).toBeHidden();
});
