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

/** How many sheets a page takes: none is blank, and none is there for what just did not fit. */
for (const [path, format, landscape, sheets] of [
  ['/shoes', 'A4', false, 2],
  ['/shoes', 'Letter', false, 2],
  ['/digital-art', 'A4', true, 2],
  ['/live-selling', 'A4', true, 3],
  ['/podcasts', 'A4', false, 2],
  ['/', 'Letter', false, 3],
  ['/blog', 'Letter', false, 2],
  ['/fashion', 'Letter', false, 2],
] as const)
  test(`${path} takes ${sheets} sheets of ${format}${landscape ? ' on its side' : ''}`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.keyboard.press('Shift');
    // Sheets are counted only, and a drawing takes its room unseen too.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('svg, img { visibility: hidden }');
      document.adoptedStyleSheets.push(sheet);
    });
    const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };
    const pdf = await page.pdf({ format, landscape, margin, printBackground: true });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(sheets);
  });
