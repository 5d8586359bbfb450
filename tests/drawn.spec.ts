import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pixelsOf } from '../.storybook/checks/capture';
import { countsProblem, drawnShare, lookAtArt } from '../.storybook/checks/drawn';
import { fileOf } from '../scripts/lib/files';
import { expect, hydrated, test } from './fixtures';
import { paths } from './paths';
import { settlePhotos } from './settlePhotos';
import { PHOTOS, standIn } from '../bench/speed/standIn.cjs';

test.use({ ownPhotos: true });

for (const path of paths)
  test(`on ${path} every drawing, photo, icon and cover is there and painted, also without photos`, async ({
    page,
    allowFaults,
  }) => {
    allowFaults('photos are refused', /ERR_FAILED/);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    const look = async (how: string) => {
      await settlePhotos(page);
      const { counts, blank } = await lookAtArt(page, true);
      expect(blank, how).toEqual([]);
      expect(countsProblem(`${path} ${how}`, counts)).toEqual([]);
      return counts;
    };
    await page.route(`${PHOTOS}**`, (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: standIn(route.request().url()) }),
    );
    await page.goto(path);
    await page.setViewportSize({ width: 390, height: 800 });
    await look('at 390 px');
    await page.setViewportSize({ width: 1280, height: 800 });
    const { photo } = await look('at 1280 px');
    // Without them a page that has none looks as it did.
    if (!photo) return;
    await page.unroute(`${PHOTOS}**`);
    await page.route(`${PHOTOS}**`, (route) => route.abort());
    await page.reload();
    await hydrated(page);
    await look('without photos');
  });

test('the pictures for sharing, for tabs and for home screens have their size, and show something', async ({
  page,
  request,
}) => {
  const read = (file: string) => readFileSync(join(__dirname, '..', 'public', file));
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
    expect(response.headers()['content-type'], address).toBe('image/png');
    const png = await pixelsOf(await response.body());
    expect(`${png.width}x${png.height}`, address).toBe(size);
    expect(drawnShare(png, { x: 0, y: 0, ...png }), address).toBeGreaterThan(0.01);
  }
  const favicon = await request.get(named(/rel="icon" href="([^"]+)"/));
  await page.setContent(`<img src="${favicon.url()}" width="64" alt="">`, { waitUntil: 'load' });
  expect(await lookAtArt(page)).toEqual({ counts: { photo: 1 }, blank: [] });
});
