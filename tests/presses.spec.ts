import { expect, hold, hydrated, slowDown, test, toasts } from './fixtures';

test('a press while React takes over is answered', async ({ page }) => {
  await slowDown(page);
  await page.addInitScript(() => {
    const wait = setInterval(() => {
      const root = document.getElementById('___gatsby') ?? {};
      if (!Object.keys(root).some((key) => key.startsWith('__reactContainer'))) return;
      clearInterval(wait);
      const isOver = performance.getEntriesByName('onInitialClientRender').length > 0;
      const button = document.querySelector<HTMLButtonElement>('main article button')!;
      button.dataset.pressed = isOver ? 'late' : 'early';
      button.click();
    });
  });
  await page.goto('/');
  await expect(page.locator('[data-pressed]')).toHaveAttribute('data-pressed', 'early');
  const toast = toasts(page);
  await expect(toast).toContainText('Play Preview');
});

test('what only a press needs is fetched when the page rests, and runs after the first input', async ({
  page,
}) => {
  /** How each file was asked for last. */
  const asked = new Map<string, string>();
  page.on('requestfinished', (request) => {
    const name = /later-\w+(?=-)/.exec(request.url())?.[0];
    if (name) asked.set(name, request.resourceType());
  });
  const kinds = () => ['later-chat', 'later-toast'].map((name) => asked.get(name));
  await page.goto('/');
  await expect.poll(kinds).toEqual(['other', 'other']);
  await page.keyboard.press('Shift');
  await expect.poll(kinds).toEqual(['script', 'script']);
});

test('a press before the scripts have come is done once, when they are there; not on another page', async ({
  context,
}) => {
  // The fixture's own page would wait for React.
  const page = await context.newPage();
  await page.setViewportSize({ width: 390, height: 800 });
  const toast = toasts(page);
  const chat = page.getByRole('dialog', { name: 'BeatBot' });
  /** Presses before the scripts come, then lets them come. */
  const early = async (press: () => Promise<void>) => {
    const release = await hold(page, /\.js$/);
    await page.goto('/', { waitUntil: 'commit' });
    await press();
    release();
    await page.unrouteAll({ behavior: 'wait' });
    await hydrated(page);
  };

  await early(() => page.getByRole('button', { name: 'See How It Works' }).click());
  await expect(toast).toContainText('See How It Works');
  // A card is in a part that React hydrates only when it comes near the window or is touched
  // (src/lib/hydration).
  await early(() => page.getByRole('button', { name: 'Like' }).first().click());
  await expect(toast).toContainText('Like');
  // If the second press of a double click counted, the menu would be closed again.
  await early(() => page.getByRole('button', { name: 'Open menu' }).dblclick());
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
  await early(() => page.getByRole('button', { name: 'Open chat' }).press('Enter'));
  await expect(chat).toBeVisible();

  // If the press on the menu counted here too, the menu would be open by now.
  await early(async () => {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL('/blog');
  });
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
});
