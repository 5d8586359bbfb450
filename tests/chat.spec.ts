import type { Locator, Page } from '@playwright/test';
import { patient } from '../scripts/lib/patience.mjs';
import { expect, openChat, test, toasts } from './fixtures';

test('with twice the text, the smallest phone has room for the field and for the conversation (WCAG 1.4.4)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await page.goto('/');
  await page.getByRole('button', { name: 'Open chat' }).click();
  const panel = page.getByRole('dialog', { name: 'BeatBot' });
  await expect(panel).toBeInViewport({ ratio: 1 });
  const field = (await panel.getByRole('textbox').boundingBox())!;
  expect(field.width).toBeGreaterThanOrEqual(150);
  expect(field.height).toBeGreaterThanOrEqual(44);
  expect((await panel.getByRole('log').boundingBox())!.height).toBeGreaterThanOrEqual(150);
});

test('in a low window the chat leaves the header free, and its button stays within the window', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 667, height: 375 });
  await page.goto('/music-trading');
  await openChat(page);
  const bar = (await page.getByRole('banner').boundingBox())!;
  const panel = (await page.getByRole('dialog', { name: 'BeatBot' }).boundingBox())!;
  expect(panel.y).toBeGreaterThanOrEqual(bar.y + bar.height);
  await page.getByRole('button', { name: 'Close chat' }).click();
  // A window of 1280 x 1024 px at 400 %, and a place where the first free room is above the window.
  await page.setViewportSize({ width: 320, height: 256 });
  const sell = page.getByRole('button', { name: /^Sell/ }).first();
  await sell.evaluate((it) => window.scrollBy(0, it.getBoundingClientRect().top - 45));
  const button = page.getByRole('button', { name: 'Open chat' });
  await expect(button).toHaveAttribute('style', /translate: 0/);
  expect((await button.boundingBox())!.y).toBeGreaterThanOrEqual(0);
});

/**
 * The controls, figures and names that lie, at least in part, under the chat's button or less than
 * 7 px above it, and those that would where it stands at first.
 */
const underButton = (page: Page) =>
  page.getByRole('button', { name: 'Open chat' }).evaluate((button) => {
    const under = (box: DOMRect) =>
      [
        ...document.querySelectorAll(
          ':is(main, footer) :is(a, button, bdi, h2, h3), main [dir=auto]',
        ),
      ]
        .filter((part) => {
          const words = document.createRange();
          words.selectNodeContents(part);
          const seen = part.matches('h2, h3') ? words : part;
          const { left, right, top, bottom } = seen.getBoundingClientRect();
          return left < box.right && right > box.left && top < box.bottom && bottom > box.top - 7;
        })
        .map(({ textContent }) => textContent);
    return {
      now: under(button.getBoundingClientRect()),
      atHome: under(button.parentElement!.getBoundingClientRect()),
    };
  });

/** How far the chat's button stands below the toast, in px. */
const belowToast = async (page: Page) => {
  const toast = (await toasts(page).boundingBox())!;
  const button = (await page.getByRole('button', { name: 'Open chat' }).boundingBox())!;
  return button.y - toast.y - toast.height;
};

/** Opens a page, and sees the button make way. */
async function openAside(page: Page, path: string, width: number, height: number) {
  await page.setViewportSize({ width, height });
  await page.goto(path);
  const isAside = () =>
    expect
      .poll(() => underButton(page), path)
      .toEqual({ now: [], atHome: expect.arrayContaining([expect.any(String)]) });
  await isAside();
  return isAside;
}

test('the button of the chat makes way for what is pressed, and for names', async ({ page }) => {
  await openAside(page, '/', 390, 844);
  await openAside(page, '/', 344, 882);
  await openAside(page, '/404', 320, 640);
});

test('the button of the chat makes way for prices, also after the chat and below a toast, and returns', async ({
  page,
}) => {
  const isAside = await openAside(page, '/music-trading', 360, 740);
  // Also when it has the focus again.
  await page.getByRole('button', { name: 'Open chat' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'BeatBot' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Open chat' })).toBeFocused();
  await isAside();
  // A toast comes up where it has gone.
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(toasts(page)).toBeVisible();
  await expect.poll(() => belowToast(page)).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Escape');
  await isAside();
  // The button returns where nothing lies under its place.
  await page.evaluate(() => {
    document.querySelector('main')!.style.visibility = 'hidden';
    window.dispatchEvent(new Event('resize'));
  });
  await expect(page.getByRole('button', { name: 'Open chat' })).not.toHaveAttribute(
    'style',
    /translate: 0/,
  );
  // What has printed itself stands elsewhere than before.
  await page.evaluate(() => {
    document.querySelector('main')!.style.visibility = '';
    document.body.dispatchEvent(new Event('animationend', { bubbles: true }));
  });
  await isAside();
});

test('the button of the chat does not lie on the edge of the ticket with the price', async ({
  page,
}) => {
  // While the hero prints itself, the ticket moves.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const boxOf = async (part: Locator) => (await part.boundingBox())!;
  await expect
    .poll(async () => {
      const button = await boxOf(page.getByRole('button', { name: 'Open chat' }));
      const price = await boxOf(page.getByText('$16.25').first());
      return price.y - button.y - button.height;
    })
    .toBeGreaterThan(28);
});

test('on a phone held sideways a toast leaves the chat its head, its field and its button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Search' }).click();
  // Under the pointer it stays.
  await toasts(page).hover();
  await page.getByRole('button', { name: 'Open chat' }).press('Enter');
  const chat = page.getByRole('dialog', { name: 'BeatBot' });
  await expect(chat.getByRole('textbox')).toBeFocused();
  // The panel has pushed it up, out from under the pointer.
  await toasts(page).hover();
  for (const part of [
    chat.getByRole('heading'),
    chat.getByRole('textbox'),
    page.getByRole('button', { name: 'Close chat' }),
  ])
    await expect(part).toBeInViewport({ ratio: 1, timeout: patient(3000) });
  await expect(toasts(page)).toBeVisible();
});

test('a press on the button while it makes way is a press', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  // A way that takes long enough to be met by a slow press.
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector<HTMLElement>('aside > button')!.style.transition = 'translate 20s';
    }),
  );
  await page.goto('/404');
  const button = page.getByRole('button', { name: 'Open chat' });
  await expect(button).toHaveAttribute('style', /translate: 0/);
  const { x, y, width, height } = (await button.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  // Three quarters of its way, in which it would leave the pointer behind.
  await button.evaluate((it) =>
    it.getAnimations().forEach((way) => (way.currentTime = Number(way.currentTime) + 15_000)),
  );
  await page.mouse.up();
  await expect(page.getByRole('dialog', { name: 'BeatBot' })).toBeVisible();
});

test('the button of the chat stays under a mouse that is over it', async ({ page }) => {
  await openAside(page, '/shoes', 390, 844);
  const button = page.getByRole('button', { name: 'Open chat' });
  await button.hover();
  // It could return now. A timer that is set after its own, and takes longer, ends after it.
  await page.evaluate(async () => {
    document.querySelector('main')!.style.visibility = 'hidden';
    window.dispatchEvent(new Event('resize'));
    await new Promise((done) => setTimeout(done, 300));
  });
  const moved = /translate: 0/;
  await expect(button).toHaveAttribute('style', moved);
  await page.mouse.move(20, 20);
  await expect(button).not.toHaveAttribute('style', moved);
});
