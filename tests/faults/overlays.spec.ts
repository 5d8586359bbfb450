import type { Page } from '@playwright/test';
import { delay } from '../../src/tokens/motion';
import { expect, hold, test, toasts } from '../fixtures';
import { scriptWith } from './visit';

const lose = (page: Page, script: string) => page.route(script, (route) => route.abort());
const launcher = (page: Page) => page.getByRole('button', { name: /^(Open|Close) chat$/ });

test('a toast whose code is lost is said all the same; so is a chat that is lost with it, and both come when they can', async ({
  page,
  allowFaults,
}) => {
  allowFaults('what is lost is logged', /ERR_FAILED/);
  await lose(page, scriptWith('Notifications (F8)'));
  await lose(page, scriptWith('BeatBot is typing'));
  await page.goto('/community');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('alert')).toHaveText(/^Search.*isn't implemented yet/);
  await launcher(page).click();
  await expect(page.getByRole('alert')).toContainText('Chat unavailable');
  await expect(launcher(page)).toHaveAccessibleName('Open chat');
  await expect(launcher(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(launcher(page)).not.toHaveAttribute('aria-busy');
  await page.unrouteAll({ behavior: 'wait' });
  await launcher(page).click();
  await expect(page.getByRole('dialog', { name: 'BeatBot' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await expect(toasts(page)).toContainText('Search');
});

test('a chat that comes late says so after half a second, takes the focus only from its button, and says it once', async ({
  page,
}) => {
  const arrive = await hold(page, scriptWith('BeatBot is typing'));
  await page.goto('/community');
  const status = page.getByRole('complementary', { name: 'Chat' }).getByRole('status');
  await launcher(page).press('Enter');
  await expect(launcher(page)).toHaveAttribute('aria-busy', 'true');
  expect(await status.textContent()).toBe('');
  await expect(status).toHaveText('Opening chat');
  await expect(launcher(page)).toHaveAttribute('aria-busy', 'true');
  // A further press asks for nothing: if it did, the status would begin anew.
  await launcher(page).press('Enter');
  expect(await status.textContent()).toBe('Opening chat');
  const search = page.getByRole('banner').getByRole('button', { name: 'Search' });
  await search.focus();
  arrive();
  await expect(page.getByRole('dialog', { name: 'BeatBot' })).toBeVisible();
  await expect(page.getByText('Opening chat')).toHaveCount(0);
  // The panel that has the focus gives it to its field after that time.
  await page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), 2 * delay.chatField);
  await expect(search).toBeFocused();
});
