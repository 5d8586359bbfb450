import type { Page } from '@playwright/test';
import { expect, openChat, test } from './fixtures';

/** What a browser that translates does: another `lang`, and each text in `font` elements of its own. */
async function translate(page: Page, words: Record<string, string>) {
  await page.evaluate((words) => {
    document.documentElement.lang = 'de';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const word = words[text.data.trim()];
      if (!word || text.parentElement!.closest('[translate="no"]')) continue;
      const font = document.createElement('font');
      font.textContent = word;
      text.replaceWith(font);
    }
  }, words);
  for (const word of Object.values(words))
    await expect(page.locator('font').getByText(word.trim(), { exact: true })).not.toHaveCount(0);
}

const widths = [390, 768, 1280];

test('the headline of home is all in the new language, and within its column', async ({ page }) => {
  await page.goto('/');
  await translate(page, { Trade: 'Handeln Sie', 'Music Like': 'Musik wie', Stocks: 'Wertpapiere' });
  const word = page.locator('[data-word]');
  expect(await word.evaluate((it) => getComputedStyle(it, '::before').content)).toBe('none');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const title = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
    const box = (await word.boundingBox())!;
    expect(box.x + box.width, `${width} px`).toBeLessThanOrEqual(title.x + title.width);
  }
});

for (const { path, what, words, below } of [
  {
    path: '/live-selling',
    what: 'on Live Selling, the introduction and the timecode leave',
    words: { 'Go Live,': 'Gehen Sie live, ', 'Sell More': 'verkaufen Sie mehr' },
    below: ['Show the thing', 'REC 00'],
  },
  {
    path: '/shoes',
    what: 'on Sneaker Hub, the stamp leaves',
    words: { 'Sneaker Hub': 'Turnschuh-Zentrum', 'Limited Edition': 'Limitierte Auflage' },
    below: ['Limitierte Auflage'],
  },
])
  test(`${what} a longer title free`, async ({ page }) => {
    await page.goto(path);
    await translate(page, words);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const title = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
      for (const text of below) {
        const { y } = (await page.getByText(text).first().boundingBox())!;
        expect(y, `${text}, ${width} px`).toBeGreaterThanOrEqual(title.y + title.height);
      }
    }
  });

test('the names of the shop and of BeatBot are not translated', async ({ page }) => {
  await page.goto('/');
  await openChat(page);
  for (const name of ['Waxline', 'BeatBot']) {
    const places = page.getByText(name, { exact: true });
    await expect(places).not.toHaveCount(0);
    const open = await places.evaluateAll((all) =>
      all.filter((one) => !one.closest('[translate="no"]')).map((one) => one.outerHTML),
    );
    expect(open, name).toEqual([]);
  }
});
