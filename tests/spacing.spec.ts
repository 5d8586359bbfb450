import { expect, test } from './fixtures';
import { raiseSpacing } from './raiseSpacing';

test.use({ viewport: { width: 1280, height: 800 } });

// tests/everybody.spec.ts sees neither what screen readers skip nor words that lie on each other.
test('WCAG 1.4.12: with raised spacing the dial cuts off no name', async ({ page }) => {
  await page.goto('/podcasts');
  await raiseSpacing(page);
  const cut = await page
    .locator('main [aria-hidden]')
    .filter({ hasText: 'The Low End' })
    .evaluate((scale) => {
      const foot = scale.getBoundingClientRect().bottom;
      const isCut = ({ bottom, right }: DOMRect) => bottom > foot || right > innerWidth;
      return [...scale.querySelectorAll('span')]
        .filter((name) => isCut(name.getBoundingClientRect()))
        .map((name) => name.textContent);
    });
  expect(cut).toEqual([]);
});

test('WCAG 1.4.12: with raised spacing the end of the title of Live Selling stays on its line', async ({
  page,
}) => {
  await page.goto('/live-selling');
  await raiseSpacing(page);
  const lines = page.getByText('Sell More', { exact: true });
  expect(await lines.evaluate((words) => words.getClientRects().length)).toBe(1);
});

// Playwright cannot enlarge text alone. Where Firefox does, `--wx-rem` tells the page how large text
// is; only Firefox reads it.
test('WCAG 1.4.4: a title that fills the window does not grow where text alone is enlarged', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  for (const path of ['/', '/shoes', '/podcasts', '/live-selling', '/blog']) {
    await page.goto(path);
    const title = page.getByRole('heading', { level: 1 });
    const sizeOf = () => title.evaluate((h1) => parseFloat(getComputedStyle(h1).fontSize));
    const before = await sizeOf();
    await page.evaluate(() =>
      document.documentElement.setAttribute(
        'style',
        '--wx-rem: 2rem; --wx-unzoom: tan(atan2(1rem, var(--wx-rem)))',
      ),
    );
    // The browser then doubles it.
    expect(await sizeOf(), path).toBeCloseTo(before / 2, 1);
  }
});
