import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'BeatBot' });
const log = (page: Page) => dialog(page).getByRole('log');
const messages = (page: Page) => log(page).locator('[data-sender]');

async function open(page: Page) {
  await page.getByRole('button', { name: 'Open chat' }).click();
  await expect(dialog(page)).toBeVisible();
}

async function say(page: Page, text: string) {
  await dialog(page).getByRole('textbox', { name: 'Message' }).fill(text);
  await dialog(page).getByRole('button', { name: 'Send' }).click();
}

test.beforeEach(({ page }) => page.goto('/').then(() => undefined));

test('section 2, chat: the round button opens a panel of 350x500 px: BeatBot, Online', async ({
  page,
}) => {
  await open(page);
  const box = (await dialog(page).boundingBox())!;
  // On its way in it may stand on a fraction of a pixel.
  expect([box.width, box.height].map(Math.round)).toEqual([350, 500]);
  await expect(dialog(page)).toContainText('Online');
  await expect(dialog(page).getByRole('textbox', { name: 'Message' })).toBeFocused();
});

test('section 4, chat: the button toggles, and its icon swaps', async ({ page }) => {
  const icon = (name: string) => page.getByRole('button', { name }).locator('svg').innerHTML();
  const message = await icon('Open chat');
  await open(page);
  expect(await icon('Close chat')).not.toBe(message);
  await page.getByRole('button', { name: 'Close chat' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open chat' })).toBeFocused();
});

test('section 4, chat: opening resets the list to one greeting (section 9)', async ({ page }) => {
  await open(page);
  await say(page, 'anything');
  await expect(messages(page)).toHaveCount(2);
  await page.keyboard.press('Escape');
  await open(page);
  await expect(messages(page)).toHaveCount(1);
  for (const word of ['beats', 'fashion', 'shoes', 'shipping'])
    await expect(messages(page)).toContainText(new RegExp(word, 'i'));
});

/** Section 9: the keywords in their order; a text with two shows which one is first. */
const replies: [text: string, answer: RegExp][] = [
  ['Any BEATS under 30?', /featured products|categories/i],
  ['beat shoes fashion', /featured products|categories/i],
  ['fashion or shoes?', /fashion page/i],
  ['shoe shipping', /shoes page/i],
  ['What about shipping?', /worldwide.*5-7 business days.*express.*checkout/is],
  ['hello', /./],
  ['hi', /./],
  ['xyz', /beats.*fashion.*shoes.*shipping/is],
];
for (const [text, answer] of replies) {
  test(`section 9, chat: "${text}" is answered after 1000 ms`, async ({ page }) => {
    await open(page);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await say(page, text);
    await page.clock.runFor(990);
    await expect(messages(page)).toHaveCount(2);
    await page.clock.runFor(20);
    await expect(messages(page)).toHaveCount(3);
    await expect(messages(page).last()).toHaveAttribute('data-sender', 'bot');
    await expect(messages(page).last()).toContainText(answer);
  });
}

test('section 5, chat: a message blank after trimming is not sent', async ({ page }) => {
  await open(page);
  await say(page, '   ');
  await page.keyboard.press('Enter');
  await expect(messages(page)).toHaveCount(1);
});

test('section 4, chat: several messages in flight are each answered, in order', async ({
  page,
}) => {
  await open(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await say(page, 'beat');
  await page.clock.runFor(300);
  await say(page, 'shoe');
  await page.clock.runFor(750);
  await expect(messages(page)).toHaveCount(4);
  await page.clock.runFor(300);
  await expect(messages(page)).toHaveCount(5);
  await expect(messages(page).nth(3)).toContainText(/featured products|categories/i);
  await expect(messages(page).nth(4)).toContainText(/shoes page/i);
});

test('design, section 1, chat: a reply pending when the panel closes is dropped', async ({
  page,
}) => {
  await open(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await say(page, 'beat');
  await page.keyboard.press('Escape');
  await open(page);
  await page.clock.runFor(3000);
  await expect(messages(page)).toHaveCount(1);
});

test('section 4, chat: the list scrolls to the newest message', async ({ page }) => {
  await open(page);
  for (let sent = 0; sent < 12; sent += 1) await say(page, `A longer question, number ${sent}`);
  await expect(messages(page).last()).toBeInViewport();
});

test('design, section 1, chat: survives a page change', async ({ page }) => {
  await open(page);
  await say(page, 'shoe');
  await expect(messages(page)).toHaveCount(3);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Shoes' }).click();
  await expect(page).toHaveURL('/shoes');
  await expect(messages(page)).toHaveCount(3);
});

test('chat: hostile and endless input is shown as it is', async ({ page }) => {
  await open(page);
  const text = `<img src=x onerror=alert(1)>${'W'.repeat(600)}`;
  await say(page, text);
  await expect(messages(page).nth(1)).toContainText(text);
  expect(await log(page).evaluate((el) => el.scrollWidth <= el.clientWidth)).toBe(true);
});
