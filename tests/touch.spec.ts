import type { Page } from '@playwright/test';
import { expect, test, toasts } from './fixtures';

test.use({ viewport: { width: 390, height: 740 }, hasTouch: true, isMobile: true });

/** How many animations the scroll drives on the page, and which properties they change. */
const driven = (page: Page) =>
  page.evaluate(() => {
    const running = document
      .getAnimations()
      .filter(({ timeline }) => timeline?.constructor.name === 'ViewTimeline');
    const changing = running.flatMap(({ effect }) =>
      (effect as KeyframeEffect).getKeyframes().flatMap((frame) => Object.keys(frame)),
    );
    const ofEveryFrame = ['offset', 'computedOffset', 'easing', 'composite', 'rangeOffset'];
    return {
      running: running.length,
      changing: [...new Set(changing)].filter((name) => !ofEveryFrame.includes(name)),
    };
  });

for (const [path, part, property] of [
  ['/fashion', '[data-lead] >> nth=2', 'rotate'],
  ['/music-trading', 'main [role=row] >> nth=4', 'translate'],
  ['/', 'main [href="/shoes"]', 'translate'],
] as const)
  test(`on a phone the scroll moves what a pointer moves elsewhere: ${path}`, async ({ page }) => {
    await page.goto(path);
    await page.locator('link[rel=stylesheet][media=all]').waitFor({ state: 'attached' });
    await page.locator(part).scrollIntoViewIfNeeded();
    await expect
      .poll(() => driven(page))
      .toEqual({ running: expect.any(Number), changing: [property] });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect((await driven(page)).running).toBe(0);
  });

test('a toast comes into the part of the page that two fingers have enlarged', async ({ page }) => {
  await page.goto('/music-trading');
  const device = await page.context().newCDPSession(page);
  await device.send('Emulation.setPageScaleFactor', { pageScaleFactor: 3 });
  await page.getByRole('button', { name: /^Buy/ }).first().dispatchEvent('click');
  await page.getByRole('status').getByText('Buy').first().waitFor({ state: 'attached' });
  const isInSight = () =>
    page.getByRole('region', { name: /Notifications/ }).evaluate((region) => {
      const { left, right, top, bottom } = region.querySelector('li')!.getBoundingClientRect();
      const { offsetLeft, offsetTop, width, height } = window.visualViewport!;
      return (
        left >= offsetLeft &&
        right <= offsetLeft + width &&
        top >= offsetTop &&
        bottom <= offsetTop + height
      );
    });
  await expect.poll(isInSight).toBe(true);
  // Made smaller again, it is where it always is.
  await device.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 });
  await expect(page.locator('[data-enlarged]')).toHaveCount(0);
  // Where the toast goes first, nothing is left of its place.
  await device.send('Emulation.setPageScaleFactor', { pageScaleFactor: 3 });
  await expect(page.locator('[data-enlarged]')).toHaveCount(1);
  const region = page.getByRole('region', { name: /Notifications/ });
  await region.getByRole('button', { name: 'Close' }).dispatchEvent('click');
  await expect(region.locator('li')).toHaveCount(0);
  const area = page.locator('[data-enlarged]');
  expect(await area.evaluate((element) => element.getBoundingClientRect().height)).toBe(0);
});

test('a finger that scrolls from the hours leaves the needle where it was, one that stays moves it', async ({
  page,
}) => {
  await page.goto('/music-trading');
  const needle = page.getByRole('slider', { name: /^Price of/ });
  await needle.scrollIntoViewIfNeeded();
  const device = await page.context().newCDPSession(page);
  const { x, y, height } = (await needle.boundingBox())!;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', down: number) =>
    device.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + 60, y: y + height / 2 - down }],
    });
  const before = await needle.inputValue();
  const scrolled = await page.evaluate(() => scrollY);
  await touch('touchStart', 0);
  await expect(needle).not.toHaveValue(before);
  for (let down = 20; down <= 200; down += 20) await touch('touchMove', down);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled);
  // The finger sets the page going, and a touch meanwhile would only stop it.
  const scroll = await page.evaluateHandle(() => ({
    ended: new Promise<void>((done) => addEventListener('scrollend', () => done(), { once: true })),
  }));
  await touch('touchEnd', 200);
  await expect(needle).toHaveValue(before);
  await scroll.evaluate(({ ended }) => ended);

  await needle.tap({ position: { x: 60, y: height / 2 } });
  await expect(needle).not.toHaveValue(before);
});

test('a toast waits under a finger, and a tap on it does not keep it', async ({ page }) => {
  await page.goto('/music-trading');
  await page.clock.install();
  const buy = page.getByRole('button', { name: 'Buy, Golden Hour' });
  await buy.focus();
  await buy.tap();
  const [toast, card] = [toasts(page), toasts(page).getByText('This feature')];
  await expect(card).toBeVisible();
  const { x, y } = (await card.boundingBox())!;
  const device = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchEnd') =>
    device.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
    });
  await touch('touchStart');
  await page.clock.runFor(10_000);
  expect(await toast.getAttribute('data-state')).toBe('open');
  const line = () => toast.evaluate((it) => getComputedStyle(it, '::after').animationPlayState);
  await expect.poll(line).toBe('paused');
  await touch('touchEnd');
  await expect.poll(line).toBe('running');
  await expect(buy).toBeFocused();
  await page.clock.runFor(10_000);
  await expect(toast).toBeHidden();
});

test('the button of the chat does not stay aside under a finger', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/shoes');
  const button = page.getByRole('button', { name: 'Open chat' });
  const moved = /translate: 0/;
  await expect(button).toHaveAttribute('style', moved);
  // A browser calls hovered what a finger has touched last.
  await button.hover();
  await page.evaluate(() => {
    document.querySelector('main')!.style.visibility = 'hidden';
    window.dispatchEvent(new Event('resize'));
  });
  await expect(button).not.toHaveAttribute('style', moved);
});

test('a phone that is turned stays far down the page, though the header leaves it', async ({
  page,
}) => {
  await page.goto('/community');
  await page.evaluate(() => scrollTo(0, 900));
  await page.setViewportSize({ width: 740, height: 342 });
  await expect(page.getByRole('banner')).not.toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(600);
});

test('a phone has all of its menu in the window, and held sideways a link of each side', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Main' });
  // A link more than today's nine may need a row more than this window has.
  const further = (await menu.getByRole('link').count()) - 9;
  const beyond = await menu.evaluate((nav) => nav.scrollHeight - nav.clientHeight);
  expect(beyond).toBeLessThanOrEqual(further * 60);
  for (const [width, height] of [
    [844, 390],
    [740, 360],
    [568, 320],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const name of ['Music Trading', 'Community'])
      await expect(menu.getByRole('link', { name })).toBeInViewport();
  }
});
