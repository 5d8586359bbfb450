import { expect, test } from './fixtures';
import { listedPaths } from './paths';

/** The widths of windows, by the density of the screens they are on. */
const widths = { 2: [360, 600], 1: [1280, 1920, 2560] };

for (const deviceScaleFactor of [2, 1] as const)
  test.describe(`at density ${deviceScaleFactor}`, () => {
    test.use({
      deviceScaleFactor,
      // The photos are in the HTML, and no script changes what they ask for. Without script Firefox
      // gives some of the copies no width.
      javaScriptEnabled: ({ browserName }, provide) => provide(browserName === 'firefox'),
    });

    test('every page asks for photos of the width that it shows', async ({ page, allowFaults }) => {
      test.slow();
      allowFaults('React may take over a list that holds a copy', /Minified React error #4/);
      const wrong: string[] = [];
      let looked = 0;
      for (const path of listedPaths) {
        await page.goto(path);
        for (const width of widths[deviceScaleFactor]) {
          await page.setViewportSize({ width, height: 900 });
          const photos = await page.evaluate(askAnew);
          looked += photos.length;
          for (const { drawn, asked, offered } of photos) {
            // A difference of a pixel or two comes from rounding a column's share.
            const enough = [drawn - 2, drawn + 1].map(
              (width) => offered.find((one) => one >= width * deviceScaleFactor) ?? offered.at(-1)!,
            );
            // The browser may round down to the next smaller width.
            const before = offered[offered.indexOf(enough[0]!) - 1] ?? enough[0];
            if (![before, ...enough].includes(asked))
              wrong.push(`${path}, ${width} px: ${asked} for ${drawn} at ${deviceScaleFactor}`);
          }
        }
      }
      expect(looked).toBeGreaterThan(50);
      expect(wrong).toEqual([]);
    });
  });

/**
 * In the page: the width of each photo, the widths it is offered in, and the one that a browser
 * without any of its files would choose.
 */
async function askAnew() {
  const images = [...document.querySelectorAll<HTMLImageElement>('main img')].map((shown) => {
    // A browser that has a larger file keeps it. A copy of the image makes it choose again.
    const image = shown.cloneNode() as HTMLImageElement;
    image.srcset = shown.srcset.replaceAll('?', `?${innerWidth}&`);
    shown.after(image);
    image.loading = 'eager';
    return image;
  });
  for (const image of images) await image.decode();
  return images.map((image) => {
    const { clientWidth: drawn, currentSrc, srcset } = image;
    image.remove();
    const offered = [...srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
    return { drawn, offered, asked: Number(new URL(currentSrc).searchParams.get('w')) };
  });
}
