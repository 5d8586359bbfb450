import { measureWidths } from '../scripts/fonts/widths';
import { faces, supplementFamily, systemFonts } from '../src/tokens/faces';
import { expect, test } from './fixtures';
import { listedPaths } from './paths';

test.describe('the table of stand-ins', () => {
  // The policy is bypassed, because the fonts are passed as data.
  test.use({ bypassCSP: true });

  test('has the widths that a measurement of the words of the site gives, to a hundredth', async ({
    page,
  }) => {
    const measured = await measureWidths(page);
    for (const { name, sizeAdjust } of systemFonts) {
      expect(Object.keys(measured[name]!), name).toEqual(Object.keys(sizeAdjust));
      for (const [weights, width] of Object.entries(measured[name]!))
        expect(Math.abs(width / sizeAdjust[weights]! - 1), `${name}, ${weights}`).toBeLessThan(
          0.01,
        );
    }
  });
});

for (const [face, where, letter, { file, range }] of [
  [faces.text, 'main p', 'ı', faces.text.supplements.latin],
  [faces.poster, 'main h1', 'ź', faces.poster.supplements.extended],
] as const)
  test(`a letter that few pages have brings the file it is in: ${letter}, ${face.family}`, async ({
    page,
  }) => {
    await page.goto('/');
    const answer = page.waitForResponse(`**/fonts/${file}`);
    await page
      .locator(where)
      .first()
      .evaluate((line, letter) => line.append(letter), letter);
    expect((await answer).status()).toBe(200);
    const loaded = () =>
      page.evaluate(() =>
        [...document.fonts]
          .filter(
            ({ status, unicodeRange }) => status === 'loaded' && unicodeRange !== 'U+0-10FFFF',
          )
          .map(({ family, unicodeRange }) => [family.replace(/"/g, ''), unicodeRange]),
      );
    await expect.poll(loaded).toEqual([[supplementFamily(face), range.replaceAll(',', ', ')]]);
  });

test('no preload of a font stands in the head, where it would hold the first paint back', async ({
  request,
}) => {
  for (const path of listedPaths) {
    const html = await (await request.get(path)).text();
    const preloads = (part: string) => part.match(/rel="preload" as="font"/g)?.length ?? 0;
    const [head, body] = html.split('<body>');
    expect([preloads(head!), preloads(body!)], path).toEqual([0, 3]);
  }
});
