import type { Locator, Page } from '@playwright/test';
import { expect, paintNothing, test, toasts } from './fixtures';

/** Cards, and the rows of a board. */
const itemsOf = (scope: Locator) =>
  scope
    .getByRole('article')
    .or(scope.getByRole('row').filter({ has: scope.page().getByRole('rowheader') }));
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/**
 * Presses a control, and expects the one toast with that title and the text of docs/product.md,
 * section 8.
 */
async function expectToast(page: Page, press: Locator, title: string) {
  await press.click();
  const toast = toasts(page);
  await expect(toast).toHaveCount(1);
  await expect(toast).toContainText(title);
  await expect(toast).toContainText(
    "This feature isn't implemented yet—but don't worry! You can request it in your next prompt!",
  );
}

async function expectHome(page: Page) {
  const tiles = section(page, 'Browse by Category').getByRole('article');
  const expected = [
    ['Trap Beats', '2.5k+', '#'],
    ['Hip Hop', '1.8k+', '#'],
    ['Fashion', '250+', '/fashion'],
    ['Shoes', '400+', '/shoes'],
    ['Pop', '1.5k+', '#'],
    ['Digital Art', '800+', '/digital-art'],
  ] as const;
  await expect(tiles).toHaveCount(expected.length);
  for (const [index, [name, count, href]] of expected.entries()) {
    const tile = tiles.nth(index);
    await expect(tile.getByRole('link')).toHaveText(name);
    await expect(tile.getByRole('link')).toHaveAttribute('href', href);
    await expect(tile.getByText(`${count} items`, { exact: true })).toBeVisible();
  }

  const cards = section(page, 'Featured Products').getByRole('article');
  for (const card of await cards.all()) {
    await expect(card).toContainText(/by \S+/);
    await expect(card).toContainText(/\$\d\d\.\d\d/);
    await expect(card).toContainText(/Original price \$\d\d\.\d\d/);
    await expect(card.getByRole('img', { name: /^\d\.\d out of 5 stars$/ })).toBeVisible();
    await expect(card).toContainText(/[\d,]+ downloads?/);
  }
}

async function expectTrends(page: Page) {
  await page.emulateMedia({ colorScheme: 'dark' });
  const [up, down] = ['up', 'down'].map((trend) =>
    page.getByRole('row').locator(`span[data-trend="${trend}"]`).first(),
  );
  await expect(up!).toHaveText(/^up \+\d/);
  await expect(up!).toHaveCSS('color', 'rgb(74, 222, 128)');
  await expect(down!).toHaveText(/^down −\d/);
  await expect(down!).toHaveCSS('color', 'rgb(255, 122, 112)');
  const arrow = (change: Locator) =>
    change.evaluate((element) => getComputedStyle(element, '::before').clipPath);
  expect(await arrow(up!)).not.toBe(await arrow(down!));
}

async function expectLateRules(page: Page) {
  await page.locator('link[rel=stylesheet][media=all]').waitFor({ state: 'attached' });
  const play = page.getByRole('button', { name: 'Play Preview of Neon Nights' });
  const style = () =>
    play.evaluate((button) => {
      const { backgroundColor, borderColor } = getComputedStyle(button);
      return { backgroundColor, borderColor };
    });
  const { backgroundColor, borderColor } = await style();
  await play.hover();
  await expect(play).not.toHaveCSS('background-color', backgroundColor);
  expect((await style()).borderColor).toBe(borderColor);
}

/** What else is expected of a page before something is pressed on it. */
const before: Record<string, Record<string, (page: Page) => Promise<void>>> = {
  '/': {
    "docs/product.md, section 2, home: 'Browse by Category' has the categories of section 9 in their order, with their counts and targets, 'Featured Products' every field of section 3":
      expectHome,
    'the pointer changes a button on a picture as in the catalogue, though its rules come late (decision 22)':
      expectLateRules,
  },
  '/blog': {
    'the masthead counts all stories': async (page) => {
      const stories = await page.getByRole('article').count();
      await expect(page.getByText(`${stories} stories`)).toBeVisible();
    },
  },
  '/podcasts': {
    'the schedule is an ordered list': async (page) => {
      const list = section(page, 'Upcoming Shows').getByRole('list');
      expect(await list.evaluate((element) => element.tagName)).toBe('OL');
    },
  },
  '/community': {
    'the heads of columns are not said, because each row names its figures': async (page) => {
      const list = section(page, 'Discussions');
      await expect(list.getByText('Replies', { exact: true }).first()).toBeVisible();
      expect(await list.ariaSnapshot()).not.toMatch(/text:.*\bReplies Views\b/);
    },
  },
  '/music-trading': {
    'docs/product.md, section 3: a rising album is green with an up arrow, a falling one red with a down arrow':
      expectTrends,
  },
};

/** A list of a page: its section, or "" where it is all of the page, and what each of its items says. */
type List = [section: string, count: number, each: RegExp, press?: Press];
/** What is pressed on the first item of a list, and the title of its toast. */
type Press = [role: 'button' | 'link', name: RegExp, title: string];

/**
 * From docs/product.md: the numbers of items in section 9, and each page's action and its toast in
 * sections 2 and 8.
 */
const lists: Record<string, List[]> = {
  '/': [
    ['Browse by Category', 6, /items/, ['link', /^trap beats/i, 'Trap Beats']],
    ['Featured Products', 6, /\$\d\d/, ['button', /^play preview/i, 'Play Preview']],
  ],
  '/fashion': [['', 6, /\$\d\d/, ['button', /^add to cart/i, 'Added to Cart']]],
  '/shoes': [['', 6, /\$\d{3}/, ['button', /^add to cart/i, 'Added to Cart']]],
  '/digital-art': [['', 4, /0\.[3-8]\d? ETH/, ['button', /^collect/i, 'Collect']]],
  '/podcasts': [
    ['Live Now', 2, /Live/, ['button', /^listen live/i, 'Listen Live']],
    ['Upcoming Shows', 2, /EST/],
  ],
  '/live-selling': [['Happening Now', 2, /watching/, ['button', /^watch live/i, 'Watch Live']]],
  '/music-trading': [
    ['Top Movers', 3, /\$\d+\.\d\d/, ['button', /^buy/i, 'Buy']],
    ['New Listings', 3, /[+−]\d+\.\d%/, ['button', /^sell/i, 'Sell']],
  ],
  '/blog': [['', 4, /20\d\d/, ['link', /^read more/i, 'Read More']]],
  '/community': [['Discussions', 5, /Replies/]],
};

/**
 * The roles of what is said in each card, in the order of the tree that screen readers get. There
 * `aria-owns` counts, which Playwright's own snapshots do not know.
 */
async function saidInCards(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const rolesIn = (id: string): string[] => {
    const { role, childIds = [] } = nodes.find(({ nodeId }) => nodeId === id)!;
    return [role?.value, ...childIds.flatMap(rolesIn)];
  };
  return nodes
    .filter(({ role }) => role?.value === 'article')
    .map(({ nodeId }) =>
      rolesIn(nodeId).filter((role) => /^(image|button|link|slider)$/.test(role)),
    );
}

for (const [path, own] of Object.entries(lists))
  test(`docs/product.md, sections 8 and 9: every list of ${path} is complete, and its action shows its toast`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const [title, check] of Object.entries(before[path] ?? {}))
      await test.step(title, () => check(page));
    const cards = await saidInCards(page);
    // Only discussions have no picture.
    expect(cards.flat().includes('image')).toBe(path !== '/community');
    // Heading, facts, picture, button: what is pressed is said last.
    for (const said of cards)
      if (said.some((role) => role !== 'image')) expect(said.at(-1), said.join()).not.toBe('image');
    await paintNothing(page);
    for (const [name, count, each, press] of own) {
      const items = itemsOf(name ? section(page, name) : page.getByRole('main'));
      await expect(items, name).toHaveCount(count);
      for (const item of await items.all()) {
        await expect(item.getByRole('heading')).not.toBeEmpty();
        await expect(item).toContainText(each);
      }
      if (!press) continue;
      const [role, words, title] = press;
      await expectToast(page, items.first().getByRole(role, { name: words }), title);
      await expect(page).toHaveURL(path);
    }
  });
