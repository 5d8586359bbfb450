import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { contrastRatio } from '../src/tokens/contrast';
import { expect, test, toasts } from './fixtures';

const hex = (rgb: string) =>
  '#' +
  [...rgb.matchAll(/\d+/g)]
    .slice(0, 3)
    .map(([value]) => Number(value).toString(16).padStart(2, '0'))
    .join('');

/**
 * Every text colour in an element, with its background; `transparent` where the page shows through.
 */
const pairsIn = (root: Locator) =>
  root.evaluate((element) => {
    const pairs = new Set<string>();
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement!;
      if (!texts.currentNode.textContent!.trim() || !parent.checkVisibility()) continue;
      let ground = 'transparent';
      for (let at = parent; ground === 'transparent'; at = at.parentElement!) {
        const { backgroundColor } = getComputedStyle(at);
        if (!/^rgba/.test(backgroundColor)) ground = backgroundColor;
        if (at === element) break;
      }
      pairs.add(`${getComputedStyle(parent).color} on ${ground}`);
    }
    return [...pairs];
  });

async function expectLegible(root: Locator) {
  const pairs = await pairsIn(root);
  expect(pairs.length).toBeGreaterThan(0);
  for (const pair of pairs) {
    const [text = '', ground = ''] = pair.split(' on ');
    expect(ground, pair).not.toBe('transparent');
    expect(contrastRatio(hex(text), hex(ground)), pair).toBeGreaterThanOrEqual(4.5);
  }
}

test('a browser that does not know light-dark() shows menus, chat and toasts on grounds of their own', async ({
  page,
}) => {
  await page.route(/localhost:\d+\/([\w-]+\.js)?$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('light-dark(', 'not-known(');
    // The page allows style tags by their hashes, and this has changed them.
    const open = body.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
    await route.fulfill({ response, body: open });
  });
  await page.goto('/');
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).not.toMatch(
    /^rgba/,
  );
  const header = page.getByRole('banner');
  await expectLegible(header);
  await header.getByRole('button', { name: 'Categories' }).press('Enter');
  await expectLegible(header.locator('[id*=content-categories][data-state=open]'));
  await page.keyboard.press('Escape');
  await header.getByRole('button', { name: 'Search' }).click();
  await expectLegible(toasts(page));
  await page.getByRole('button', { name: 'Open chat' }).click();
  await expectLegible(page.getByRole('dialog', { name: 'BeatBot' }));
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expectLegible(header.getByRole('navigation', { name: 'Main' }));
});

test('no script has a static block or a lookbehind, which Safari 16.0 cannot read', () => {
  const site = 'public';
  const scripts = readdirSync(site).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  // Static blocks in classes and lookbehinds in regular expressions: with one of them in a file,
  // nothing in the file runs.
  const tooNew = /\bstatic\s*\{|\(\?<[=!]/;
  const wrong = scripts.filter((name) => tooNew.test(readFileSync(join(site, name), 'utf8')));
  expect(wrong).toEqual([]);
});
