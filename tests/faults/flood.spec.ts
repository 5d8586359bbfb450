import type { Page } from '@playwright/test';
import { expect, openChat, test, toasts } from '../fixtures';
import { expectAlive, expectPage, press } from './visit';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'BeatBot' });
const bubbles = (page: Page) => dialog(page).getByRole('log').locator('p');

/** Sends texts by script, which bypasses the limit of the field. */
const send = (page: Page, ...texts: string[]) =>
  dialog(page)
    .getByRole('textbox')
    .evaluate((field: HTMLInputElement, all) => {
      for (const text of all) {
        field.value = text;
        field.form!.requestSubmit();
      }
    }, texts);

test('thirty toasts: one is seen, the last', async ({ page }) => {
  await page.goto('/fashion');
  await page.evaluate(async () => {
    const [search, cart] = ['Search', 'Cart'].map((name) =>
      document.querySelector<HTMLElement>(`header button[aria-label^="${name}"]`)!,
    );
    for (let turn = 0; turn < 30; turn++) {
      (turn % 2 ? search : cart)!.click();
      // Half of the messages are sent in one task.
      if (turn > 15) await new Promise((done) => setTimeout(done, 30));
    }
  });
  await expect(toasts(page)).toHaveCount(1);
  await expect(toasts(page)).toContainText('Search');
  await expectPage(page, '/fashion');
  await expectAlive(page);
});

test('a thousand messages: all are kept in order and answered, and the newest is in view', async ({
  page,
}) => {
  await page.goto('/community');
  await openChat(page);
  await send(page, ...Array.from({ length: 1000 }, (_, at) => `Question ${at}`));
  await expect(bubbles(page)).toHaveCount(2001);
  const said = await bubbles(page).allTextContents();
  expect(said.slice(1, 1001)).toEqual(
    Array.from({ length: 1000 }, (_, at) => `You: Question ${at}`),
  );
  const below = await bubbles(page)
    .locator('..')
    .first()
    .evaluate((log) => log.scrollHeight - log.scrollTop - log.clientHeight);
  expect(below).toBeLessThan(2);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expectPage(page, '/community');
  await expectAlive(page);
});

test('100,000 characters in one word, typed or set by script: a thousand are sent', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/community');
  await openChat(page);
  await send(page, 'w'.repeat(100_000));
  const sent = bubbles(page).filter({ hasText: 'You: ' }).locator('[dir=auto]');
  expect((await sent.textContent())!.length).toBe(1000);
  const field = dialog(page).getByRole('textbox');
  await field.focus();
  await page.keyboard.insertText('m'.repeat(100_000));
  expect((await field.inputValue()).length).toBe(1000);
  await page.keyboard.press('Enter');
  await expect(bubbles(page)).toHaveCount(5);
  const log = await dialog(page)
    .getByRole('log')
    .evaluate((it) => it.scrollWidth - it.clientWidth);
  expect(log).toBe(0);
  await expectPage(page, '/community');
});

test('markup, entities, templates, control characters, both directions, marks: words as they are', async ({
  page,
}) => {
  await page.goto('/community');
  await openChat(page);
  await page.evaluate(() => Object.assign(window, { alert: () => (document.title = 'run') }));
  const texts = [
    '<img src=x onerror=alert(1)><script>alert(1)</script>',
    '&lt;b&gt; ${alert(1)} {{alert(1)}}',
    "'; DROP TABLE albums; --",
    '\u0000\u0007\u001b[31mred\u007f',
    'مرحبا Beats يا عالم',
    '\u202Edesrever\u202C',
    `Z${'\u0301\u0316'.repeat(400)}algo`,
    '👩‍👩‍👧‍👦🏳️‍🌈',
  ];
  await send(page, ...texts);
  const said = bubbles(page).filter({ hasText: 'You: ' });
  await expect(said).toHaveCount(texts.length);
  expect(await said.locator('[dir=auto]').allTextContents()).toEqual(texts);
  expect(await said.locator('[dir=auto] *').count()).toBe(0);
  // The first word of an Arabic sentence is at the right.
  const [arabic, latin] = await said.nth(4).evaluate((bubble) => {
    const range = document.createRange();
    const text = bubble.querySelector('[dir]')!.firstChild as Text;
    return [0, text.data.indexOf('Beats')].map((at) => {
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().left;
    });
  });
  expect(arabic).toBeGreaterThan(latin!);
  const log = dialog(page).getByRole('log');
  await log.evaluate((it) => it.scrollTo({ left: 100 }));
  expect(await log.evaluate((it) => it.scrollLeft)).toBe(0);
  await expectPage(page, '/community');
});

test('leaving while a reply is due: it comes on the next page, and not after a reload', async ({
  page,
}) => {
  await page.goto('/');
  await openChat(page);
  await send(page, 'Hello');
  await press(page, '/blog');
  await expectPage(page, '/blog');
  await expect(bubbles(page)).toHaveCount(3);
  await send(page, 'Hello');
  await page.reload();
  await expectPage(page, '/blog');
  await openChat(page);
  await expect(bubbles(page)).toHaveCount(1);
});
