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
  await expect(cards).toHaveCount(6);
  for (const card of await cards.all()) {
    await expect(card.getByRole('heading')).not.toBeEmpty();
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
  '/music-trading': {
    'docs/product.md, section 3: a rising album is green with an up arrow, a falling one red with a down arrow':
      expectTrends,
  },
};

/**
 * From docs/product.md: the numbers of items in section 9, and each page's action and its toast in
 * sections 2 and 8.
 */
const lists = [
  {
    path: '/',
    in: 'Browse by Category',
    count: 6,
    link: /^trap beats/i,
    title: 'Trap Beats',
    each: /items/,
  },
  {
    path: '/',
    in: 'Featured Products',
    count: 6,
    button: /^play preview/i,
    title: 'Play Preview',
    each: /\$\d\d/,
  },
  { path: '/fashion', count: 6, button: /^add to cart/i, title: 'Added to Cart', each: /\$\d\d/ },
  { path: '/shoes', count: 6, button: /^add to cart/i, title: 'Added to Cart', each: /\$\d{3}/ },
  {
    path: '/digital-art',
    count: 4,
    button: /^collect/i,
    title: 'Collect',
    each: /0\.[3-8]\d? ETH/,
  },
  {
    path: '/podcasts',
    in: 'Live Now',
    count: 2,
    button: /^listen live/i,
    title: 'Listen Live',
    each: /Live/,
  },
  { path: '/podcasts', in: 'Upcoming Shows', count: 2, each: /EST/ },
  {
    path: '/live-selling',
    in: 'Happening Now',
    count: 2,
    button: /^watch live/i,
    title: 'Watch Live',
    each: /watching/,
  },
  {
    path: '/music-trading',
    in: 'Top Movers',
    count: 3,
    button: /^buy/i,
    title: 'Buy',
    each: /\$\d+\.\d\d/,
  },
  {
    path: '/music-trading',
    in: 'New Listings',
    count: 3,
    button: /^sell/i,
    title: 'Sell',
    each: /[+−]\d+\.\d%/,
  },
  { path: '/blog', count: 4, link: /^read more/i, title: 'Read More', each: /20\d\d/ },
  { path: '/community', in: 'Discussions', count: 5, each: /Replies/ },
];

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

for (const path of new Set(lists.map((list) => list.path)))
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
    for (const { in: name, count, button, link, title, each } of lists.filter(
      (list) => list.path === path,
    )) {
      const items = itemsOf(name ? section(page, name) : page.getByRole('main'));
      await expect(items, name).toHaveCount(count);
      for (const item of await items.all()) {
        await expect(item.getByRole('heading')).not.toBeEmpty();
        await expect(item).toContainText(each);
      }
      if (!title) continue;
      const press = button
        ? items.first().getByRole('button', { name: button })
        : items.first().getByRole('link', { name: link });
      await expectToast(page, press, title);
      await expect(page).toHaveURL(path);
    }
  });
