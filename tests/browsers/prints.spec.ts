import { expect, test } from '../fixtures';
import { paths } from '../paths';
import { bare, missing, prints } from './prints';

test.use({ ownPhotos: true });

for (const path of paths.filter((one) => one !== '/404'))
  test(`${path}: every print draws its inks`, async ({ page, allowFaults }) => {
    allowFaults('a photo would lie over its print', /images\.unsplash\.com/);
    // The hash is that of "body {}".
    allowFaults('in Firefox, Playwright adds a style tag for a picture', /YjaKGiklmzC6wjXA513HAM/);
    await page.route('https://images.unsplash.com/**', (route) => route.abort());
    await page.goto(path);
    const wrong: string[] = [];
    for (const [index, drawing] of (await page.evaluate(bare, prints)).entries())
      if (drawing.shown)
        wrong.push(...missing(await page.locator(prints).nth(index).screenshot(), drawing));
    expect(wrong).toEqual([]);
  });
