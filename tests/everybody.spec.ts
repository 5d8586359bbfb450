import type { Page } from '@playwright/test';
import { outOfSight } from '../.storybook/look';
import { violationsOn } from './axe';
import { expect, test } from './fixtures';
import { paths } from './paths';

/** As WCAG 1.4.12 says. No style tag: the policy would refuse it, and not what a browser adds for its user. */
const raiseSpacing = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}',
    );
    document.adoptedStyleSheets.push(sheet);
  });

/** In the page, what axe lets pass: lists that Safari takes for none, and controls that stand in no landmark (WCAG 1.3.1). */
function unheard(): string[] {
  const lists = [...document.querySelectorAll('ul:not([role]), ol:not([role])')]
    .filter((list) => !list.closest('nav'))
    .filter(({ firstElementChild: item }) => item && getComputedStyle(item).display !== 'list-item')
    .map((list) => `no list: ${list.textContent!.slice(0, 40)}`);
  const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, input')]
    .filter((control) => !control.closest('header, nav, main, footer, aside, [role=region]'))
    .filter((control) => control.getAttribute('href') !== '#main')
    .map((control) => `in no landmark: ${control.innerText || control.ariaLabel}`);
  return [...lists, ...controls];
}

/** In the page. */
function smallTargets(): string[] {
  return [...document.querySelectorAll<HTMLElement>('a[href], button, input')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => {
      const { width, height } = element.getBoundingClientRect();
      // A tile's link covers its tile by a pseudo-element, which has no box of its own.
      const { inlineSize, blockSize } = getComputedStyle(element, '::after');
      return {
        name: element.innerText || element.ariaLabel,
        width: Math.max(width, parseFloat(inlineSize) || 0),
        height: Math.max(height, parseFloat(blockSize) || 0),
      };
    })
    .filter(({ width, height }) => width > 1 && Math.min(width, height) < 43.99)
    .map(({ name, width, height }) => `${name}: ${width}x${height}`);
}

for (const path of paths) {
  test(`${path} is silent under axe, dark and light, on a phone and a desktop`, async ({
    page,
    allowFaults,
  }) => {
    if (path === '/404') allowFaults('its status is 404', /404/);
    const found: Record<string, string[]> = {};
    const look = async (where: string, rules: string[], exclude: string[] = []) => {
      found[where] = (await violationsOn(page, exclude, rules)).map(({ text }) => text);
    };
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(path);
    await look('dark, 360', []);
    await page.setViewportSize({ width: 1280, height: 800 });
    await look('dark, 1280', []);
    found.unheard = await page.evaluate(unheard);
    // Of all rules only contrast can find something else in the other scheme.
    await page.emulateMedia({ colorScheme: 'light' });
    await look('light, 1280', ['color-contrast']);
    await page.setViewportSize({ width: 360, height: 800 });
    await look('light, 360', ['color-contrast']);
    // Seven to one for who asks for more (WCAG 1.4.6). A category's words stand on its picture, in its own inks.
    const tiles = ['article:has(h3 > a)'];
    await page.emulateMedia({ contrast: 'more' });
    await look('light, more contrast', ['color-contrast-enhanced'], tiles);
    await page.emulateMedia({ colorScheme: 'dark' });
    await look('dark, more contrast', ['color-contrast-enhanced'], tiles);
    expect(found).toEqual(Object.fromEntries(Object.keys(found).map((where) => [where, []])));
  });

  test(`${path} has pointer targets of 44 px (WCAG 2.5.5), and reflows: 320 px, raised text spacing, right to left (1.4.10, 1.4.12)`, async ({
    page,
    allowFaults,
  }) => {
    if (path === '/404') allowFaults('its status is 404', /404/);
    // Or a disc moves for a while to its place in the narrower window.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(smallTargets), `${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(outOfSight, 'body')).toEqual([]);
    await raiseSpacing(page);
    expect(await page.evaluate(outOfSight, 'body')).toEqual([]);
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    expect(await page.evaluate(outOfSight, 'body')).toEqual([]);
  });

  test(`${path} loses no word at twice the text, nor with raised spacing besides (WCAG 1.4.4, 1.4.12)`, async ({
    page,
    allowFaults,
  }) => {
    if (path === '/404') allowFaults('its status is 404', /404/);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    await page.goto(path);
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    const lost: Record<string, string[]> = {};
    const look = async (spacing: string) => {
      for (const width of [320, 390, 430, 768]) {
        await page.setViewportSize({ width, height: 800 });
        const words = await page.evaluate(outOfSight, 'body');
        if (words.length > 0) lost[`${width} px${spacing}`] = words;
      }
    };
    await look('');
    await raiseSpacing(page);
    await look(', raised spacing');
    expect(lost).toEqual({});
  });
}

test.describe('docs/product.md, section 1: without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [360, 1280]) {
    test(`every page shows all its content, says what buttons need, and every section can be reached at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const sentence = page.locator('noscript');
      for (const path of paths.filter((one) => one !== '/404')) {
        await page.goto(path);
        await expect(sentence).toBeInViewport({ ratio: 1 });
        await expect(sentence).toContainText('Buttons here need JavaScript');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('main')).toHaveCSS('opacity', '1');
      }
      const { y, height } = (await sentence.boundingBox())!;
      expect((await page.getByRole('banner').boundingBox())!.y).toBe(y + height);
      // On paper there are no buttons.
      await page.emulateMedia({ media: 'print' });
      await expect(sentence).toBeHidden();
      await page.emulateMedia({ media: null });
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
