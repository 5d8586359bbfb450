import { violationsOn } from './axe';
import { expect, test } from './fixtures';
import { paths } from './paths';

for (const path of paths) {
  for (const scheme of ['dark', 'light'] as const) {
    test(`${path} is silent under axe, ${scheme}, on a phone and a desktop`, async ({
      page,
      allowFaults,
    }) => {
      if (path === '/404') allowFaults('its status is 404', /404/);
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        // Of all rules only contrast can find something else in the other scheme.
        const rules = scheme === 'light' ? ['color-contrast'] : [];
        expect((await violationsOn(page, [], rules)).map(({ text }) => text)).toEqual([]);
      }
    });
  }

  test(`${path} reflows: 320 px, raised text spacing, right to left (WCAG 1.4.10, 1.4.12)`, async ({
    page,
    allowFaults,
  }) => {
    if (path === '/404') allowFaults('its status is 404', /404/);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    const sideways = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    expect(await sideways()).toBeLessThanOrEqual(0);
    await page.evaluate(() => {
      const spacing = document.createElement('style');
      spacing.textContent =
        '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}';
      document.head.append(spacing);
    });
    expect(await sideways()).toBeLessThanOrEqual(0);
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    expect(await sideways()).toBeLessThanOrEqual(0);
  });

  test(`${path} keeps every pointer target at 24 px at the least, alone at 44 px tall (WCAG 2.5.8)`, async ({
    page,
    allowFaults,
  }) => {
    if (path === '/404') allowFaults('its status is 404', /404/);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('a[href], button, input')]
        .filter((el) => el.checkVisibility() && !el.closest('[inert]'))
        .map((el) => ({ box: el.getBoundingClientRect(), name: el.innerText || el.ariaLabel }))
        .filter(({ box }) => box.width > 1 && (box.width < 24 || box.height < 24))
        .map(({ name, box }) => `${name}: ${box.width}x${box.height}`),
    );
    // A tile's link covers its whole tile by a pseudo-element, which has no box of its own.
    expect(
      small.filter((name) => !/^(Trap Beats|Hip Hop|Fashion|Shoes|Pop|Digital Art)/.test(name)),
    ).toEqual([]);
  });
}

test.describe('docs/product.md, section 1: without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [360, 1280]) {
    test(`every page shows all its content and every section can be reached at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const path of paths.filter((one) => one !== '/404')) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('main')).toHaveCSS('opacity', '1');
      }
      const nav = page.getByRole('banner');
      if (width === 1280) await nav.getByText('Categories').hover();
      for (const path of paths.filter((one) => one !== '/404'))
        await expect(page.locator(`a[href="${path}"]:visible`).first()).toBeVisible();
    });
  }
});

test('a touched card moves only where motion is welcome (WCAG 2.3.3)', async ({ page }) => {
  const turnOf = async (reducedMotion: 'reduce' | 'no-preference') => {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/');
    const card = page.getByRole('article').filter({ hasText: 'Neon Nights' });
    await card.getByRole('button', { name: 'Add to Cart' }).focus();
    return card.evaluate((element) => getComputedStyle(element).getPropertyValue('--wx-disc-turn'));
  };
  expect(await turnOf('no-preference')).toBe('1turn');
  expect(await turnOf('reduce')).toBe('');
});
