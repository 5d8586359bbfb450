import type { Page } from '@playwright/test';
import { expect, hold, test } from '../fixtures';
import { expectPage, press, scriptWith } from './visit';

const chatScript = () => scriptWith('Message BeatBot');
const toastScript = () => scriptWith('Notifications (F8)');

const lose = (page: Page, script: string) => page.route(script, (route) => route.abort());
const launcher = (page: Page) => page.getByRole('button', { name: /^(Open|Close) chat$/ });
const area = (page: Page) => page.getByRole('region', { name: /notifications/i });

test.beforeEach(({ allowFaults }) => allowFaults('what is lost is logged', /ERR_FAILED/));

test('a chat that cannot be loaded says so, and opens when it can be', async ({ page }) => {
  await lose(page, chatScript());
  await page.goto('/community');
  await expect(area(page)).toBeAttached();
  await launcher(page).click();
  await expect(area(page).getByRole('listitem')).toContainText('Chat unavailable');
  await expect(launcher(page)).toHaveAccessibleName('Open chat');
  await expect(launcher(page)).toHaveAttribute('aria-expanded', 'false');
  await page.unrouteAll({ behavior: 'wait' });
  await launcher(page).click();
  await expect(page.getByRole('dialog', { name: 'BeatBot' })).toBeVisible();
  await expect(launcher(page)).toHaveAttribute('aria-expanded', 'true');
});

test('while the chat is loading its button does not contradict itself', async ({ page }) => {
  const arrive = await hold(page, chatScript());
  await page.goto('/community');
  await launcher(page).click();
  await expect(launcher(page)).toHaveAttribute('aria-busy', 'true');
  await expect(launcher(page)).toHaveAccessibleName('Open chat');
  await expect(launcher(page)).toHaveAttribute('aria-expanded', 'false');
  arrive();
  await expect(page.getByRole('dialog', { name: 'BeatBot' })).toBeVisible();
  await expect(launcher(page)).toHaveAccessibleName('Close chat');
});

test('a toast whose code is lost is said all the same; so is a chat that is lost with it', async ({
  page,
}) => {
  await lose(page, toastScript());
  await lose(page, chatScript());
  await page.goto('/community');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('alert')).toHaveText(/^Search.*isn't implemented yet/);
  await launcher(page).click();
  await expect(page.getByRole('alert')).toContainText('Chat unavailable');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await expect(area(page).getByRole('listitem')).toContainText('Search');
});

test('a toast whose code is late does not appear on another page', async ({ page }) => {
  const arrive = await hold(page, toastScript());
  await page.goto('/community');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await press(page, '/blog');
  await expectPage(page, '/blog');
  arrive();
  await expect(area(page)).toBeAttached();
  await expect(area(page).getByRole('listitem')).toHaveCount(0);
});
