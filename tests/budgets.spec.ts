import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './fixtures';
import { observeShifts, shiftOf } from './layoutShift';
import { paths } from './paths';

/** What a page may weigh, in kB of 1000 bytes, brotli. A layout shift below 0.005 counts as none. */
const budget = { script: 105, html: 14, fonts: 55, shift: 0.0049 };

const site = join(__dirname, '..', 'public');

for (const path of paths.filter((one) => one !== '/404')) {
  test(`budget of ${path}: script before load, HTML, fonts, layout shift`, async ({ page }) => {
    await page.addInitScript(observeShifts);
    // Photos that take their time hold `load` back: then all script the page wants counts, not what a fast disk lets it have.
    await page.route('https://images.unsplash.com/**', async (route) => {
      await new Promise((done) => setTimeout(done, 1500));
      await route.fallback();
    });
    await page.goto(path, { waitUntil: 'load' });
    const size = await page.evaluate(() => {
      const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const files = performance
        .getEntriesByType('resource')
        .filter(
          ({ startTime }) => startTime < visit!.loadEventStart,
        ) as PerformanceResourceTiming[];
      const sum = (ending: RegExp) =>
        files
          .filter(({ name }) => ending.test(new URL(name).pathname))
          .reduce((total, { encodedBodySize }) => total + encodedBodySize / 1000, 0);
      return { script: sum(/\.js$/), html: visit!.encodedBodySize / 1000, fonts: sum(/\.woff2$/) };
    });
    await page.evaluate(async () => {
      await document.fonts.ready;
      for (let y = 0; y < document.body.scrollHeight; y += 600) {
        window.scrollTo(0, y);
        await new Promise((done) => setTimeout(done, 60));
      }
    });
    const shift = await shiftOf(page);
    const figures = Object.entries({ ...size, shift }).map(
      ([name, value]) => `${name} ${value.toFixed(name === 'shift' ? 4 : 1)}`,
    );
    test.info().annotations.push({ type: 'measured', description: figures.join(', ') });
    console.log(`${path}: ${figures.join(', ')}`);
    expect(size.script).toBeGreaterThan(0);
    expect(size.script).toBeLessThanOrEqual(budget.script);
    expect(size.html).toBeLessThanOrEqual(budget.html);
    expect(size.fonts).toBeLessThanOrEqual(budget.fonts);
    expect(shift).toBeLessThanOrEqual(budget.shift);
  });
}

test('budget: what is served is what was compressed', () => {
  expect(statSync(join(site, 'index.html.br')).size).toBeLessThan(
    statSync(join(site, 'index.html')).size,
  );
});
