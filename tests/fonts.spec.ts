import { standInOf } from '../src/theme/variables';
import { faces } from '../src/tokens/faces';
import { expect, test } from './fixtures';
import { paths } from './paths';

/** The 404 is said to be one by its status too, which the console shows as a fault. */
const found = paths.filter((path) => path !== '/404');

const standIns = Object.fromEntries(
  Object.values(faces).map((face) => [face.family, standInOf(face.family)]),
);

test('the stand-ins take the room of the faces, weight by weight, so that the swap moves nothing', async ({
  page,
}) => {
  const widths: Record<string, { face: number; standIn: number }> = {};
  for (const path of found) {
    await page.goto(path);
    const measured = await page.evaluate(async (names) => {
      await document.fonts.ready;
      const pen = document.createElement('canvas').getContext('2d')!;
      const wide = (text: string, font: string) => {
        pen.font = font;
        return pen.measureText(text).width;
      };
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: [key: string, face: number, standIn: number][] = [];
      while (walker.nextNode()) {
        const text = walker.currentNode.textContent!.trim();
        const element = walker.currentNode.parentElement!;
        if (/^(style|script|noscript)$/i.test(element.tagName)) continue;
        // Figures are all of one width, in ours by a feature a canvas does not set.
        if (!/[a-z]/i.test(text) || !element.checkVisibility()) continue;
        const { fontFamily, fontWeight } = getComputedStyle(element);
        const family = fontFamily.split(',')[0]!.replace(/"/g, '');
        texts.push([
          `${family} ${fontWeight}`,
          wide(text, `${fontWeight} 100px "${family}"`),
          wide(text, `${fontWeight} 100px "${names[family]}"`),
        ]);
      }
      return texts;
    }, standIns);
    for (const [key, face, standIn] of measured) {
      const sum = (widths[key] ??= { face: 0, standIn: 0 });
      sum.face += face;
      sum.standIn += standIn;
    }
  }
  const ratios = Object.entries(widths).map(
    ([key, { face, standIn }]) => [key, face / standIn] as const,
  );
  console.log(ratios.map(([key, ratio]) => `${key}: ${ratio.toFixed(4)}`).join(', '));
  expect(ratios.map(([key]) => key).sort()).toEqual([
    'Bricolage Grotesque 700',
    'Bricolage Grotesque 800',
    'Bricolage Poster 800',
    'Instrument Sans 400',
    'Instrument Sans 500',
    'Instrument Sans 600',
  ]);
  for (const [key, ratio] of ratios) {
    expect(ratio, key).toBeGreaterThan(0.99);
    expect(ratio, key).toBeLessThan(1.01);
  }
});

test('a letter that few pages have brings the file it is in', async ({ page }) => {
  await page.goto('/');
  const { supplement, family } = faces.text;
  const answer = page.waitForResponse(`**/fonts/${supplement}`);
  await page
    .locator('main p')
    .first()
    .evaluate((line) => line.append('é'));
  expect((await answer).status()).toBe(200);
  const loaded = () =>
    page.evaluate(() =>
      [...document.fonts]
        .filter(({ status, unicodeRange }) => status === 'loaded' && /U\+D8-FF/.test(unicodeRange))
        .map((face) => face.family.replace(/"/g, '')),
    );
  await expect.poll(loaded).toEqual([family]);
});

test('no preload of a font stands in the head, where it would hold the first paint back', async ({
  page,
}) => {
  for (const path of found) {
    const html = await (await page.request.get(path)).text();
    const preloads = (part: string) => part.match(/rel="preload" as="font"/g)?.length ?? 0;
    const [head, body] = html.split('<body>');
    expect([preloads(head!), preloads(body!)], path).toEqual([0, 3]);
  }
});
