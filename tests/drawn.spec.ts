import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pixelsOf } from '../.storybook/checks/screenshot';
import { drawnShare, lookAtArt } from '../.storybook/checks/drawings';
import { countsProblem } from '../.storybook/checks/drawingsTable';
import { fileOf } from '../scripts/lib/files';
import { expect, test } from './fixtures';
import { paths } from './paths';
import { settlePhotos } from './settlePhotos';

for (const path of paths)
  test(`on ${path} every drawing, photo, icon and cover is there and painted, also without photos`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    const look = async (how: string) => {
      await settlePhotos(page);
      const { counts, blank } = await lookAtArt(page, true);
      expect(blank, how).toEqual([]);
      return counts;
    };
    const lookAt = async (width: number) => {
      await page.setViewportSize({ width, height: 800 });
      const counts = await look(`at ${width} px`);
      expect(countsProblem(`${path} at ${width} px`, counts)).toEqual([]);
      return counts;
    };
    await page.goto(path);
    await lookAt(390);
    const { photo, ...others } = await lookAt(1280);
    // A page without photos cannot look different without them.
    if (!photo) return;
    // By this event the page hears that a photo is lost (faults/refused.spec.ts loses some).
    await page.evaluate(() => {
      for (const image of document.images) image.dispatchEvent(new Event('error'));
    });
    expect(await look('without photos')).toEqual(others);
  });

test('the pictures for sharing, for tabs and for home screens have their size, and show something', async ({
  page,
  request,
}) => {
  const read = (file: string) => readFileSync(join('public', file));
  const htmlOf = (path: string) => String(read(fileOf(path)));
  const named = (pattern: RegExp, path = '/') =>
    new URL(pattern.exec(htmlOf(path))![1]!, 'https://waxline.example').pathname;
  const { icons } = JSON.parse(String(read('manifest.webmanifest')));
  const pictures: [string, string][] = [
    ...paths.map((path): [string, string] => [
      named(/property="og:image" content="([^"]+)"/, path),
      '1200x630',
    ]),
    [named(/rel="alternate icon" href="([^"]+)"/), '32x32'],
    [named(/rel="apple-touch-icon" href="([^"]+)"/), '180x180'],
    ...icons
      .filter(({ src }: { src: string }) => src.endsWith('.png'))
      .map(({ src, sizes }: Record<string, string>) => [src, sizes]),
  ];
  expect(pictures).toHaveLength(paths.length + 5);
  for (const [address, size] of pictures) {
    const response = await request.get(address);
    // The picture in an .ico begins after its header.
    const isIco = address.endsWith('.ico');
    const type = isIco ? /^image\/.+icon$/ : /^image\/png$/;
    expect(response.headers()['content-type'], address).toMatch(type);
    const png = await pixelsOf((await response.body()).subarray(isIco ? 22 : 0));
    expect(`${png.width}x${png.height}`, address).toBe(size);
    expect(drawnShare(png, { x: 0, y: 0, ...png }), address).toBeGreaterThan(0.01);
  }
  const favicon = await request.get(named(/rel="icon" href="([^"]+)"/));
  await page.setContent(`<img src="${favicon.url()}" width="64" alt="">`, { waitUntil: 'load' });
  expect(await lookAtArt(page)).toEqual({ counts: { photo: 1 }, blank: [] });
});
