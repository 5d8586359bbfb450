import { expect, hold, hydrated, paintNothing, slowDown, test } from '../fixtures';
import { paths as everywhere } from '../paths';
import { expectAlive, expectPage, loaded, press } from './visit';

test('twenty page changes in a second, by links, by the router and by Back: the last wins', async ({
  page,
}) => {
  await page.goto('/');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const paths = ['/fashion', '/shoes', '/blog', '/community'];
  for (const [wait, last] of [
    [0, '/blog'],
    [50, '/shoes'],
  ] as const) {
    await page.evaluate(
      async ([all, wait, end]) => {
        const link = (path: string) =>
          document.querySelector<HTMLElement>(`footer a[href="${path}"]`)!;
        for (let turn = 0; turn < 20; turn++) {
          const path = turn < 19 ? all[turn % all.length]! : end;
          if (turn % 3) link(path).click();
          else void window.___navigate(path);
          // Without a wait all are in one task.
          if (wait) await new Promise((done) => setTimeout(done, wait));
        }
        link(end).click();
      },
      [paths, wait, last] as const,
    );
    await expectPage(page, last);
  }
  await page.evaluate(async () => {
    for (let turn = 0; turn < 10; turn++) {
      window.history.back();
      window.history.back();
      window.history.forward();
      await new Promise((done) => setTimeout(done, 20));
    }
  });
  await press(page, '/community');
  await expectPage(page, '/community');
  await expect(page.locator('main > div')).toHaveCSS('opacity', '1');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await expectAlive(page);
});

test('of two steps back in a row the last wins, though the page of the first comes later', async ({
  page,
}) => {
  await page.goto('/');
  for (const path of ['/fashion', '/blog']) {
    await press(page, path);
    await expectPage(page, path);
  }
  const late = await hold(page, '**/page-data/fashion/**');
  await page.reload();
  await hydrated(page);
  await page.evaluate(async () => {
    window.history.back();
    await new Promise((done) => (window.navigation.oncurrententrychange = done));
    window.history.back();
  });
  await expectPage(page, '/');
  const answer = page.waitForResponse('**/page-data/fashion/**');
  late();
  await answer;
  await loaded(page, '/fashion');
  await expectPage(page, '/');
  await expectAlive(page);
});

test('a page that React begins twice, because of a press, leaves nothing in the head of the next', async ({
  page,
}) => {
  await slowDown(page);
  await page.addInitScript(() => {
    const isTaken = (element: Element | null) =>
      Object.keys(element ?? {}).some((key) => key.startsWith('__reactFiber'));
    // A message comes between two steps of React's, because those leave room for other tasks.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      if (!isTaken(document.querySelector('h1'))) return port2.postMessage(0);
      const isOver = performance.getEntriesByName('onInitialClientRender').length > 0;
      document.documentElement.dataset.pressed = isOver ? 'late' : 'early';
      document.querySelector<HTMLElement>('header [aria-label="Search"]')!.click();
    };
    port2.postMessage(0);
  });
  // This page has a tag in its head that others do not have.
  const robots = page.locator('meta[name=robots]');
  await expect(async () => {
    await page.goto('/no-such-page');
    await expect(page.locator('html')).toHaveAttribute('data-pressed', 'early', { timeout: 1 });
  }).toPass();
  await expect(robots).toHaveCount(1);
  await press(page, '/blog');
  await expectPage(page, '/blog');
  await expect(robots).toHaveCount(0);
});

// On a phone only the header has other controls.
for (const [width, where, paths, ofHome, least] of [
  [1280, 'all pages', everywhere, 'body', 80],
  [390, 'the header', ['/'], 'header', 3],
] as const) {
  test(`every button and every link of ${where} pressed twice at ${width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    let pressed = 0;
    for (const path of paths) {
      // Header, footer and chat are the same on every page.
      const part = path === '/' ? ofHome : 'main';
      await page.goto(path);
      await paintNothing(page);
      pressed += await page.evaluate(async (part) => {
        const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
        const seen = (selector: string) =>
          [...document.querySelectorAll<HTMLElement>(`${part} :is(${selector})`)].filter(
            (element) => element.checkVisibility({ visibilityProperty: true }),
          );
        const links = 'a[href^="/"]';
        const pressTwice = async (element: HTMLElement) => {
          element.click();
          await new Promise((done) => setTimeout(done));
          // A link that has left the document with its page would open a new document.
          if (element.isConnected) element.click();
          await frame();
        };
        const buttons = seen('button, a[href="#"]');
        for (const button of buttons) await pressTwice(button);
        const home = window.location.pathname;
        const { length } = seen(links);
        for (let at = 0; at < length; at++) {
          const link = seen(links)[at] as HTMLAnchorElement;
          await pressTwice(link);
          while (window.location.pathname !== link.pathname) await frame();
          if (link.pathname === home) continue;
          await window.___navigate(home);
          while (window.location.pathname !== home) await frame();
          await frame();
        }
        return buttons.length + length;
      }, part);
      await page.keyboard.press('Escape');
      await expectPage(page, path);
      await expect(page.locator('[inert]')).toHaveCount(0);
    }
    console.log(`pressed twice at ${width} px: ${pressed}`);
    expect(pressed).toBeGreaterThan(least);
  });
}
