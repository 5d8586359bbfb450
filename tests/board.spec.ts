import { expect, hold, paintNothing, test } from './fixtures';

const needleOf = 'Price of Golden Hour by the hour';

test('from 390 to 1920 px every Buy and Sell of Music Trading stands in one column', async ({
  page,
}) => {
  await page.goto('/music-trading');
  await paintNothing(page);
  for (const width of [390, 768, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const name of [/^Buy, /, /^Sell, /]) {
      const buttons = page.getByRole('main').getByRole('button', { name });
      await expect(buttons).toHaveCount(6);
      const edges = await buttons.evaluateAll((all) =>
        all.map((button) => {
          const { left, right } = button.getBoundingClientRect();
          return [left, right];
        }),
      );
      expect(edges, `${name}, ${width} px`).toEqual(edges.map(() => edges[0]));
    }
  }
});

test('the record of the first mover, all the way out, leaves its words free', async ({ page }) => {
  await page.goto('/music-trading');
  const mover = page.getByRole('article').first();
  const buy = mover.getByRole('button', { name: /^Buy/ });
  const words = mover.getByRole('heading');
  const record = mover.locator('div[aria-hidden=true]').first();
  for (const width of [320, 390, 768, 1280, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const end = async () => {
      await record.evaluate((it) => it.getAnimations().forEach((way) => way.finish()));
      const { x, width: across } = (await record.boundingBox())!;
      return x + across;
    };
    const atRest = await end();
    await buy.hover();
    await page.mouse.down();
    expect(await end(), `${width} px`).toBeGreaterThan(atRest);
    expect(await end(), `${width} px`).toBeLessThan((await words.boundingBox())!.x);
    await page.mouse.up();
    await page.mouse.move(0, 0);
  }
});

test('the needle reads the price of each hour: by keys, pressed and dragged (WCAG 2.1.1, 2.5.7)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/music-trading');
  const needle = page.getByRole('slider', { name: needleOf });
  const reads = (words: string) => expect(needle).toHaveAttribute('aria-valuetext', words);
  await needle.focus();
  await reads('9 AM, $23.66, up 3.3%');
  await page.keyboard.press('ArrowLeft');
  // The ring is on the hours, because an open chat pushes the ticket out of the window (WCAG 2.4.7).
  await expect(needle).toHaveCSS('outline-style', 'solid');
  await reads('8 AM, $23.60, up 3.0%');
  await page.keyboard.press('Home');
  await reads('12 AM, $22.91, unchanged');
  await page.keyboard.press('End');
  await reads('Now, $24.10, up 5.2%');

  const line = page.getByRole('article').getByRole('img', { name: /^Today/ });
  const { x, y, width, height } = (await line.boundingBox())!;
  const at = (hour: number) => x + (width * hour) / 23;
  const scale = (await needle.boundingBox())!;
  await page.mouse.click(at(6), scale.y + scale.height / 2);
  await reads('6 AM, $23.34, up 1.9%');
  // Anywhere on the plot, where a pointer can hover.
  await page.mouse.click(at(10), y + height / 3);
  await reads('10 AM, $23.64, up 3.2%');
  await page.mouse.click(at(6), y + height / 3);
  // By its line, in the middle of the plot.
  await page.mouse.move(at(6), y + height / 2);
  await page.mouse.down();
  await page.mouse.move(at(14) + 3, y + height / 3, { steps: 4 });
  await page.mouse.up();
  await reads('2 PM, $24.04, up 4.9%');
  // The price itself is that of now.
  await expect(page.getByRole('article').getByText(/^\$\d/).first()).toHaveText('$24.10');
});

test('in low windows the needle shows the price that it reads (WCAG 1.4.10)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/music-trading');
  const needle = page.getByRole('slider', { name: needleOf });
  for (const [width, height] of [
    [320, 256],
    [568, 320],
    [844, 390],
    [1280, 400],
  ] as const) {
    await page.setViewportSize({ width, height });
    await needle.press('Home');
    const shown = needle.locator('+ *');
    await expect(shown).toContainText('$22.91');
    await expect(shown, `${width}x${height}`).toBeInViewport({ ratio: 1 });
    await expect(needle).toBeInViewport({ ratio: 1 });
    const seen = await shown.evaluate((ticket: HTMLElement) => {
      // Presses go through it.
      ticket.style.pointerEvents = 'auto';
      const { left, right, top, bottom } = ticket.getBoundingClientRect();
      return ticket.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    });
    expect(seen, `${width}x${height}`).toBe(true);
    await needle.blur();
    await page.evaluate(() => window.scrollTo(0, 0));
  }
});

test('the needle stays where it was moved to before React took over', async ({ page }) => {
  const sendScripts = await hold(page, '**/*.js');
  const opened = page.goto('/music-trading');
  const needle = page.getByRole('slider', { name: needleOf });
  await needle.press('Home');
  sendScripts();
  await opened;
  await expect(needle).toHaveAttribute('aria-valuetext', '12 AM, $22.91, unchanged');
  await expect(needle).toHaveValue('0');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no needle, but the hours and the levels of the day', async ({ page }) => {
    await page.goto('/music-trading');
    const mover = page.getByRole('article');
    for (const words of ['High', 'Open', '12 PM', 'Now'])
      await expect(mover.getByText(words).filter({ visible: true })).not.toHaveCount(0);
    await expect(page.getByRole('slider', { includeHidden: true })).toBeHidden();
  });
});
