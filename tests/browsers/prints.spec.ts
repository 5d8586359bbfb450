import { expect, refusePhotos, test } from '../fixtures';
import { listedPaths } from '../paths';
import { bare, missing, prints } from './prints';

test.use({ ownPhotos: true });

for (const path of listedPaths)
  test(`${path}: every print draws its inks`, async ({ page, allowFaults }) => {
    allowFaults('a photo would lie over its print', /images\.unsplash\.com/);
    // The hash is that of "body {}".
    allowFaults('in Firefox, Playwright adds a style tag for a picture', /YjaKGiklmzC6wjXA513HAM/);
    await refusePhotos(page);
    await page.goto(path);
    const wrong: string[] = [];
    for (const [index, drawing] of (await page.evaluate(bare, prints)).entries())
      if (drawing.shown)
        wrong.push(...(await missing(await page.locator(prints).nth(index).screenshot(), drawing)));
    expect(wrong).toEqual([]);
  });
