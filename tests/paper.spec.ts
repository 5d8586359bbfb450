import { brokenWords } from './brokenWords';
import { expect, test, wrongIn } from './fixtures';

test('on paper no word and no price of /music-trading breaks', async ({ page }) => {
  await page.goto('/music-trading');
  await page.emulateMedia({ media: 'print' });
  const broken: Record<string, string[]> = {};
  // A4 and Letter with small margins and without, and a browser that prints smaller.
  for (const width of [718, 756, 816, 1024]) {
    await page.setViewportSize({ width, height: 1056 });
    broken[width] = await page.evaluate(brokenWords, 0.5);
  }
  expect(wrongIn(broken)).toEqual({});
});

test('the poster of /shoes takes no more sheets of Letter than of A4', async ({ page }) => {
  await page.goto('/shoes');
  await page.keyboard.press('Shift');
  // Sheets are counted only, and a drawing takes its room unseen too.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('svg, img { visibility: hidden }');
    document.adoptedStyleSheets.push(sheet);
  });
  const sheets = async (format: string) => {
    const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };
    const pdf = await page.pdf({ format, margin, printBackground: true });
    return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)!.length;
  };
  expect(await sheets('Letter')).toBeLessThanOrEqual(await sheets('A4'));
});
