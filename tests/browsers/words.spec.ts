import { brokenWords, windowWidths } from '../brokenWords';
import { expect, test } from '../fixtures';
import { paths } from '../paths';

for (const path of paths)
  test(`${path} breaks no word in two, at any width`, async ({ page }) => {
    await page.goto(path);
    const broken: Record<number, string[]> = {};
    for (const width of windowWidths) {
      await page.setViewportSize({ width, height: 800 });
      const words = await page.evaluate(brokenWords, 0.5);
      if (words.length > 0) broken[width] = words;
    }
    expect(broken).toEqual({});
  });
