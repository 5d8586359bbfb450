import { siteMap } from '../../src/routes/site/siteMap';
import { headingOf } from '../paths';
import { bare, cut, missing, prints, standAt, type Drawing } from './prints';
import { expect, test } from './webkitGtk';

test.beforeEach(({ webkit }) => webkit.resize(1280));
test.afterEach(async ({ webkit }) => expect(await webkit.faults()).toEqual([]));

for (const { path, title } of Object.values(siteMap))
  test(`${path} is whole: words, faces, prints, and no sideways scrolling`, async ({ webkit }) => {
    const { driver, open, resize, run } = webkit;
    await open(path);
    expect(await driver.getTitle()).toBe(`${title} | Waxline`);
    expect(await run(() => document.querySelectorAll('main, h1').length)).toBe(2);
    const h1 = await run(() => document.querySelector('h1')!.innerText.replace(/\s+/g, ' ').trim());
    expect(h1).toBe(headingOf({ path, title }));
    const faces = () =>
      [...document.fonts]
        .filter(({ status }) => status === 'loaded')
        .map(({ family }) => family.replace(/"/g, ''))
        // Where the late sheet comes after the first layout, stand-ins such as `text0` were used.
        .filter((family) => !/\d$/.test(family));
    const all = ['Bricolage Grotesque', 'Bricolage Poster', 'Instrument Sans'];
    await expect.poll(async () => (await run(faces)).sort()).toEqual(all);
    for (const width of [447, 768, 1280, 1920]) {
      await resize(width);
      await expect.poll(() => run(() => window.innerWidth)).toBe(width);
      const over = () =>
        document.documentElement.scrollWidth - document.documentElement.clientWidth;
      await expect.poll(() => run(over), `${width} px`).toBe(0);
    }
    await resize(1280);
    const drawings = await run<Drawing[], string>(bare, prints);
    for (const [index, drawing] of drawings.entries()) {
      if (!drawing.shown) continue;
      const look = async () => {
        const place = await run(standAt, [prints, index] as const);
        // WebKit's picture of an element shows the part that was in view before.
        const picture = Buffer.from(await driver.takeScreenshot(), 'base64');
        return missing(await cut(picture, place), drawing);
      };
      // A picture may show the frame before the scrolling, so this tries again.
      await expect.poll(look).toEqual([]);
    }
  });

test('a title that runs from edge to edge is one line, as wide as the page', async ({ webkit }) => {
  const { open, run } = webkit;
  for (const path of ['/blog', '/shoes', '/music-trading']) {
    await open(path);
    const share = () => {
      const title = document.querySelector('h1')!;
      const line = document.createRange();
      line.selectNodeContents(title);
      const { left } = line.getBoundingClientRect();
      return line.getBoundingClientRect().width / (document.documentElement.clientWidth - 2 * left);
    };
    await expect.poll(() => run(share), path).toBeCloseTo(1, 1);
    expect(await run(() => document.querySelector('h1')!.offsetHeight), path).toBeLessThan(400);
  }
});

test('words that lie on a picture are in front of it, and a label is as large as its record has it', async ({
  webkit,
}) => {
  const { open, run } = webkit;
  for (const [path, words] of [
    ['/', 'article[aria-label="Midnight Tape"] h2'],
    ['/blog', 'article h2'],
  ] as const) {
    await open(path);
    const isInFront = (selector: string) => {
      const element = document.querySelector(selector)!;
      element.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    };
    await expect.poll(() => run(isInFront, words), path).toBe(true);
  }
  await open('/community');
  const share = () => {
    const label = document.querySelector('[aria-hidden=true] > svg[viewBox="0 0 200 200"]');
    return label && label.clientWidth / label.parentElement!.clientWidth;
  };
  await expect.poll(() => run(share)).toBeCloseTo(0.39, 1);
});

test('halftones and masks are drawn: without them the prints are others', async ({ webkit }) => {
  const { driver, open, run } = webkit;
  for (const path of ['/digital-art', '/fashion']) {
    await open(path);
    await run<Drawing[], string>(bare, prints);
    const definitions = 'body > svg:has(mask, clipPath)';
    const count = (all: string) => document.querySelectorAll(all).length;
    await expect.poll(() => run(count, definitions)).toBe(1);
    await run(standAt, [prints, 0] as const);
    /** A picture of the painted window: two pictures in a row are the same. */
    const look = async () => {
      let last = '';
      const isSame = async () => last === (last = await driver.takeScreenshot());
      await expect.poll(isSame, { intervals: [200] }).toBe(true);
      return last;
    };
    const drawn = await look();
    await run((all: string) => document.querySelector(all)!.remove(), definitions);
    expect(await look()).not.toBe(drawn);
  }
});
