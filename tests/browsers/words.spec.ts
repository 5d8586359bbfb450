import { brokenWords, windowWidths } from '../brokenWords';
import { expect, test, wrongIn } from '../fixtures';
import { paths } from '../paths';

for (const path of paths)
  test(`${path} breaks no word in two, at any width`, async ({ page }) => {
    await page.goto(path);
    const broken: Record<string, string[]> = {};
    for (const width of windowWidths) {
      await page.setViewportSize({ width, height: 800 });
      broken[width] = await page.evaluate(brokenWords, 0.5);
    }
    expect(wrongIn(broken)).toEqual({});
  });
