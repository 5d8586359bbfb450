import type { Page } from '@playwright/test';
import { expect, isFootSkipped, test } from './fixtures';
import { observeShifts, shiftOf } from './layoutShift';

const isFirstPage = (page: Page) => page.locator('html').getAttribute('data-first-page');

/** What a trace says; of an animation, when it begins and when its state changes. */
interface TraceEvent {
  name: string;
  ts: number;
  args: { data?: { state?: string; compositeFailed?: number } };
}

test.use({ viewport: { width: 390, height: 800 } });

test('the first page of a visit fetches its scripts when it has been painted, and is laid out near the window only, until the visitor scrolls; nothing moves', async ({
  page,
}) => {
  await page.addInitScript(observeShifts);
  await page.goto('/');
  const { painted, fetched } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
    fetched: performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.js$/.test(name))
      .map(({ startTime }) => startTime),
  }));
  expect(fetched.length).toBeGreaterThan(2);
  // Browsers round the time of a paint to 4 or 8 ms.
  expect(Math.min(...fetched)).toBeGreaterThan(painted - 8);

  expect(await isFootSkipped(page)).toBe(true);
  for (const heading of ['Browse by Category', 'Featured Products'])
    await expect(page.getByRole('heading', { name: heading })).toHaveCount(1);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => isFirstPage(page)).toBeNull();
  expect(await isFootSkipped(page)).toBe(false);
  await page.mouse.wheel(0, 700);
  expect(await shiftOf(page)).toBe(0);
});

test('what moves when a page begins does not make the browser style the page for each frame', async ({
  page,
}) => {
  await page.addInitScript(() =>
    addEventListener('animationstart', () => {
      if (!performance.getEntriesByName('moves').length) performance.mark('moves');
    }),
  );
  const devtools = await page.context().newCDPSession(page);
  const trace: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => trace.push(...(value as never[])));
  // One trace of both pages, because a trace may take five seconds to end.
  const categories = 'blink.animations,blink.user_timing,devtools.timeline';
  await devtools.send('Tracing.start', { categories });
  for (const path of ['/', '/music-trading']) {
    await page.goto(path);
    // This asks once, because each question makes the browser style the page.
    await page.evaluate(async () => {
      const begun = document
        .getAnimations()
        .filter(({ timeline }) => timeline === document.timeline);
      await Promise.all(begun.map(({ finished }) => finished));
      performance.mark('rests');
    });
  }
  const ended = new Promise((done) => devtools.once('Tracing.tracingComplete', done));
  await devtools.send('Tracing.end');
  await ended;

  const named = (name: string) => trace.filter((event) => event.name === name);
  const animations = named('Animation').flatMap(({ args }) => args.data ?? []);
  expect(animations).toContainEqual(expect.objectContaining({ state: 'running' }));
  // The browser gives its reason where it cannot leave an animation to the compositor.
  expect(animations.filter(({ compositeFailed }) => compositeFailed)).toEqual([]);
  // It gives none where an element and its pseudo-element move at once.
  const times = named('moves').map(({ ts: from }, page) => {
    const to = named('rests')[page]!.ts;
    return named('UpdateLayoutTree').filter(({ ts }) => ts > from && ts < to).length;
  });
  // 14 to 29 times in the 42 and 55 frames that the two pages move for; once it was each frame.
  expect(Math.max(...times), String(times)).toBeLessThan(36);
});

test('End leads to the end of a page that was not laid out yet, and the focus to its links', async ({
  page,
}) => {
  await page.goto('/');
  await page.keyboard.press('End');
  const distance = () =>
    page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
  await expect.poll(distance).toBeLessThan(2);
  await page.goto('/music-trading');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Community' });
  await link.focus();
  await expect(link).toBeInViewport();
});

test('words that are not laid out yet are found in the page', async ({ page }) => {
  await page.goto('/');
  expect(await isFootSkipped(page)).toBe(true);
  const find = () =>
    (window as unknown as { find: (words: string) => boolean }).find('Cookie Policy');
  expect(await page.evaluate(find)).toBe(true);
  await expect(page.getByRole('button', { name: 'Cookie Policy' })).toBeInViewport();
});

test('a reload, a step back to a document, a fragment and another page are laid out whole', async ({
  page,
}) => {
  await page.goto('/blog');
  await page.reload();
  expect(await isFirstPage(page)).toBeNull();
  await page.goto('/shoes');
  await page.goto('/#main');
  expect(await isFirstPage(page)).toBeNull();
  await page.goBack();
  expect(await isFirstPage(page)).toBeNull();
  await page.goto('/');
  expect(await isFirstPage(page)).toBe('');
  await page.getByRole('banner').getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'Blog' }).first().click();
  await expect(page).toHaveURL('/blog');
  await expect.poll(() => isFirstPage(page)).toBeNull();
});

test('a picture of the whole page has all of it, though nobody has scrolled', async ({ page }) => {
  await page.goto('/');
  expect(await isFootSkipped(page)).toBe(true);
  await page.screenshot({ fullPage: true });
  expect(await isFootSkipped(page)).toBe(false);
  await expect(page.locator('[data-unscrolled]')).toHaveCount(0);
});

test('printing lays the page out whole', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await isFirstPage(page)).toBeNull();
});
