import { expect, test } from '../fixtures';
import { expectAlive, expectPage, places, press } from './visit';

test('twenty page changes in a second, by links, by the router and by Back: the last wins', async ({
  page,
}) => {
  await page.goto('/');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const paths = ['/fashion', '/shoes', '/blog', '/community'];
  for (const how of ['in one task', 'every 50 ms'])
    for (const last of ['/blog', '/shoes']) {
      await page.evaluate(
        async ([all, wait, end]) => {
          const link = (path: string) =>
            document.querySelector<HTMLElement>(`footer a[href="${path}"]`)!;
          for (let turn = 0; turn < 20; turn++) {
            const path = turn < 19 ? all[turn % all.length]! : end;
            if (turn % 3) link(path).click();
            else void window.___navigate(path);
            if (wait) await new Promise((done) => setTimeout(done, 50));
          }
          link(end).click();
        },
        [paths, how === 'every 50 ms', last] as const,
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
  await expect(page.getByRole('main')).toHaveCSS('opacity', '1');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await expectAlive(page);
});

for (const width of [1280, 390]) {
  test(`every button and every link of all pages pressed twice at ${width} px`, async ({
    page,
    allowFaults,
  }) => {
    allowFaults('the browser logs the status of the page it was asked for', /404/);
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    let pressed = 0;
    for (const path of [...places.map((place) => place.path), '/404']) {
      // Header and footer are the same on every page.
      const links = path === '/' ? 'a[href^="/"]' : 'main a[href^="/"]';
      await page.goto(path);
      pressed += await page.evaluate(async (links) => {
        const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
        const seen = (selector: string) =>
          [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
            element.checkVisibility({ visibilityProperty: true }),
          );
        const pressTwice = async (element: HTMLElement) => {
          element.click();
          await new Promise((done) => setTimeout(done));
          // A link that its page took along would open as a document.
          if (element.isConnected) element.click();
          await frame();
        };
        const buttons = seen('button, a[href="#"]').filter((button) => !button.closest('dialog'));
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
      }, links);
      await page.keyboard.press('Escape');
      await expectPage(page, path);
      await expect(page.locator('[inert]')).toHaveCount(0);
    }
    console.log(`pressed twice at ${width} px: ${pressed}`);
    expect(pressed).toBeGreaterThan(250);
  });
}
