import { property } from '../src/theme/customProperties';
import { expect, test } from './fixtures';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("the dial's foot stays under the header while the live shows are in view, tuned to the one in the middle", async ({
  page,
}) => {
  await page.goto('/podcasts');
  const header = (await page.getByRole('banner').boundingBox())!;
  /** The name that can be read, and how far the dial reaches below the header. */
  const dial = () =>
    page
      .locator('main [aria-hidden]')
      .filter({ hasText: 'The Low End' })
      .evaluate((scale) => ({
        foot: Math.round(scale.getBoundingClientRect().bottom),
        names: [...scale.querySelectorAll('span')]
          .filter(
            (name) => !/^\d|, 0\)$|\/ 0\)$/.test(name.textContent! + getComputedStyle(name).color),
          )
          .map((name) => name.textContent),
      }));
  // Without the hairline.
  const under = Math.round(header.height) - 1 + 44;

  await page.evaluate(() => scrollTo(0, 420));
  await expect.poll(dial).toEqual({ foot: under, names: ['The Low End'] });
  await page.getByRole('button', { name: /^Listen Live.*Door Money/ }).scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy(0, 200));
  await expect.poll(dial).toEqual({ foot: under, names: ['Door Money'] });
  // Tuning is a state, so it works under reduced motion too.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(dial).toEqual({ foot: under, names: ['Door Money'] });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(async () => (await dial()).foot).toBeLessThan(0);
});

test.describe('with a mouse', () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false });

  test('the needle goes with the scroll, and to the show that the pointer or the keyboard is on', async ({
    page,
  }) => {
    await page.goto('/podcasts');
    const shows = page.locator('[data-station]');
    const tuned = () =>
      shows
        .first()
        .evaluate((show, name) => getComputedStyle(show).getPropertyValue(name), property('tuned'));
    expect(await tuned()).toBe('0');
    // The names of the shows that are live stand out, and no others.
    await expect(page.locator('main [aria-hidden] [data-live]')).toHaveCount(await shows.count());
    // The end of the first show is still in sight.
    await shows.nth(1).evaluate((show) => scrollBy(0, show.getBoundingClientRect().top - 300));
    await expect.poll(tuned).toBe('1');
    const { x, y, height } = (await shows.first().boundingBox())!;
    await page.mouse.move(x + 40, y + height - 20);
    await expect.poll(tuned).toBe('0');
    await page.mouse.move(0, 0);
    await expect.poll(tuned).toBe('1');
    await page.keyboard.press('Tab');
    await shows
      .first()
      .getByRole('button')
      .evaluate((button) => button.focus({ preventScroll: true }));
    await expect.poll(tuned).toBe('0');
  });
});
