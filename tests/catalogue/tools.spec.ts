import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { pixelsOf } from '../../.storybook/checks/screenshot';
import { patient } from '../../scripts/lib/patience.mjs';
import { open, setGlobals, test } from './reader';

// Docs pages are used with the keyboard here: while their stories are being drawn they move, and what
// moves between the pointer's going down and up is not clicked.
const docs = (id: string) => `/iframe.html?viewMode=docs&id=${id}--docs`;

test('a docs page hands over the code with the props as set', async ({ reader: page }) => {
  await page.evaluate(open, 'primitives-button--docs');
  const code = page.locator('#hand-over + p + div .docblock-source');
  await expect(code).toContainText('onClick={() => {}}');
  await expect(code).not.toContainText('variant');
  await page.locator('select[id$="-variant"]').selectOption('solid');
  await expect(code).toContainText('variant="solid"');
  await page.evaluate(open, 'screens-live-selling--docs');
  await expect(code).toContainText(
    "import { LiveSellingScreen } from 'src/screens/LiveSellingScreen'",
  );
});

test('the address of a chapter shows it, though stories before it are drawn later', async ({
  page,
}) => {
  await page.goto(`${docs('components-categorytile')}#on-their-own`);
  await expect(page.locator('.docs-story a').last()).toBeVisible();
  await expect(page.locator('.docs-story:not(:has(a))')).toHaveCount(0);
  await expect(page.locator('#on-their-own')).toBeInViewport();
});

test('the link to a component’s source opens the file as the catalogue shows it', async ({
  page,
}) => {
  await page.goto(docs('primitives-button'));
  await page.getByRole('link', { name: 'src/primitives/controls/Button.tsx' }).press('Enter');
  await page.waitForURL(/Button\.tsx\.txt$/);
  const source = readFileSync('src/primitives/controls/Button.tsx', 'utf8');
  expect(await page.evaluate(() => document.body.textContent)).toBe(source);
});

test('a press on a swatch copies how code writes it, and says so', async ({ reader: page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(open, 'foundations-colour--docs');
  // The middle of the swatch, not its name.
  const swatch = page.getByRole('listitem').filter({ hasText: /^muted/ });
  await swatch.click({ position: { x: 20, y: 20 } });
  await expect(page.getByRole('status').filter({ hasText: 'Copied color.muted' })).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('color.muted');

  await page.evaluate(open, 'foundations-space--docs');
  await page.locator('button[aria-description="Copy space[4]"]').press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Copied space[4]' })).toBeAttached();

  // Over plain http from another machine there is no clipboard.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.locator('button[aria-description="Copy space[5]"]').press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Write space[5]' })).toBeAttached();
});

test('a print is saved as a file in the inks that were chosen', async ({ reader: page }) => {
  await page.evaluate(open, 'foundations-prints--docs');
  await page.getByLabel('Drawing').selectOption('neon-nights');
  await page.getByLabel('ground').fill('#123456');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as SVG' }).press('Enter');
  const file = await saved;
  expect(file.suggestedFilename()).toBe('neon-nights.svg');
  expect(readFileSync(await file.path(), 'utf8')).toContain('fill="#123456"');
  await expect(page.getByRole('status')).toHaveText('Saved neon-nights.svg');
});

const story = (globals: string) =>
  `/iframe.html?viewMode=story&id=primitives-button--default&globals=scheme:dark;${globals}`;

test('main lies over any story: what is as on main is black, and an onion skin takes a slider', async ({
  page,
}) => {
  // The catalogue itself stands for main's.
  await page.route('**/main/**', (route) =>
    route.continue({ url: route.request().url().replace('/main/', '/') }),
  );
  await page.goto(story('main:difference'));
  await expect(page.getByRole('status')).toHaveText('What is black is as on main.');
  const main = page.frameLocator('iframe').getByRole('button');
  await expect(main).toBeVisible();
  const clip = { x: 0, y: 0, width: 600, height: 200 };
  const colours = async () =>
    new Set((await pixelsOf(await page.screenshot({ clip }))).data.filter((_, i) => i % 4 < 3));
  await expect.poll(colours).toEqual(new Set([0]));
  await main.evaluate((button) => (button.textContent = 'Another word'));
  expect((await colours()).size).toBeGreaterThan(1);

  await page.evaluate(setGlobals, { main: 'onion' });
  await page.getByRole('slider').fill('20');
  await expect(page.locator('iframe')).toHaveCSS('opacity', '0.2');
});

test('a story is drawn as if the pointer were over all of it', async ({ page }) => {
  const ground = () =>
    page.getByRole('button').evaluate((button) => getComputedStyle(button).backgroundColor);
  await page.goto(story('motion:reduced'));
  const away = await ground();
  await page.evaluate(setGlobals, { pseudo: { hover: true } });
  await expect.poll(ground).not.toBe(away);
});

test('without a build of main the switch says how to get one', async ({ page }) => {
  await page.route('**/main/**', (route) => route.fulfill({ status: 404 }));
  await page.goto(story('main:onion'));
  await expect(page.getByRole('status')).toContainText('npm run review -- --take none');
});

test('the slider takes the plates of all prints apart, and says which are down', async ({
  reader: page,
}) => {
  await page.evaluate(open, 'docs-welcome--docs');
  const plates = page.getByRole('slider', { name: 'Plates' });
  await expect(plates).toHaveAttribute('aria-valuetext', 'In register');
  await plates.press('Home');
  await expect(plates).toHaveAttribute('aria-valuetext', 'Ground');
  const prints = page.getByRole('list', { name: 'Prints' }).locator('svg');
  await expect(prints).toHaveCount(28);
  await expect(prints.first()).toHaveCSS('--wx-ink-key', 'transparent');
});

test('a story in a frame follows the toolbar, and leaves the focus with the reader of the page', async ({
  page,
}) => {
  await page.goto(`${docs('shell-chat')}&globals=direction:rtl`);
  await page.locator('#iframe--shell-chat--open').scrollIntoViewIfNeeded();
  const frame = page.frameLocator('#iframe--shell-chat--open');
  await expect(frame.getByRole('dialog')).toBeVisible();
  await expect(frame.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await page.evaluate(setGlobals, { scheme: 'dark' });
  await expect(frame.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await expect(frame.getByRole('textbox')).toBeFocused();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
});

test('Play on the motion page shows the next state of its part', async ({ reader: page }) => {
  await page.evaluate(open, 'foundations-motion--docs');
  await page.getByRole('button', { name: 'Play: A page fades in' }).press('Enter');
  await expect(page.getByText('Sneaker Hub', { exact: true })).toBeVisible();
});

test('a journey shows its steps, and a wide window without a scroll bar', async ({ page }) => {
  await page.goto('/?path=/story/flows-trade-an-album--by-keyboard');
  // The journey plays meanwhile: with three busy loops beside it this took half a minute.
  await expect(page.getByRole('tab', { name: /^Interactions/, selected: true })).toBeVisible({
    timeout: patient(90_000),
  });
  await expect(page.getByText('The first stop is Buy')).toBeVisible();
  const room = page.locator('#storybook-preview-wrapper');
  const [wide, seen] = await room.evaluate((frame) => [frame.scrollWidth, frame.clientWidth]);
  expect(wide).toBe(seen);
  const story = page.frameLocator('#storybook-preview-iframe').locator('html');
  expect(await story.evaluate(() => window.innerWidth)).toBe(1280);
});

test('the page of a journey plays it where one asks', async ({ page }) => {
  await page.goto(docs('flows-lose-the-way'));
  await expect(page.getByText('Take the way out to The Vault')).toBeVisible();
  await page.getByRole('button', { name: 'Play it here: And find it again' }).press('Enter');
  const shop = page.frameLocator('iframe[title="And find it again"]');
  // Each step is marked, and waits until it can be read.
  await expect(page.locator('[aria-current=step]')).toHaveText(/^Arrive at an address/);
  await expect(page.locator('[aria-current=step]')).toHaveText(/^Take the way out/);
  await expect(shop.getByRole('heading', { level: 1, name: 'The Vault' })).toBeVisible();
});

test('the sidebar is in the order of the house and in its colours, and its search finds the right page first', async ({
  page,
}) => {
  await page.goto('/?path=/story/primitives-badge--default');
  const roots = page.locator('.sidebar-subheading button:first-child');
  await expect(roots).toHaveText([
    ...['Docs', 'Foundations', 'Primitives', 'Components', 'Shell', 'Screens', 'Flows', 'Tools'],
  ]);
  const signs = page.locator('.sidebar-item:not([data-selected=true]) svg[type]');
  const colours = () =>
    signs.evaluateAll((all) => [...new Set(all.map((sign) => getComputedStyle(sign).color))]);
  // The sign of the page that is being opened has the selected item's colour for a moment.
  await expect.poll(colours).toHaveLength(1);

  const words = {
    'cart button': 'ShellHeader', // a part without a page
    ticker: 'ComponentsMarketTape', // a keyword
    price: 'PrimitivesPrice', // a page's name
  };
  for (const [word, found] of Object.entries(words)) {
    await page.getByRole('searchbox', { name: 'Search for components' }).fill(word);
    await expect(page.getByRole('option').first()).toHaveText(`Docs${found}`);
  }
});
