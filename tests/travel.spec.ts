import type { Page } from '@playwright/test';
import { siteMap } from '../src/routes/site/siteMap';
import { press } from './faults/visit';
import { expect, test } from './fixtures';
import { opacity } from './opacity';

interface Seen {
  /** How each travel began: whose picture it becomes, and how long its parts take. */
  travels: string[];
  /** What has begun, noted at once: travels, and how far fades go. */
  begun: unknown[];
}
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const seen = window as unknown as Seen;
    seen.travels = [];
    seen.begun = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...args) {
      seen.begun.push(args[0]);
      return animate.apply(this, args);
    };
    const start = Document.prototype.startViewTransition;
    Document.prototype.startViewTransition = function (update) {
      seen.begun.push('travel');
      // A picture travels from where it is seen.
      const from = document.querySelector('[data-travels]')!.getBoundingClientRect();
      if (from.bottom <= 0) seen.begun.push('out of sight');
      const transition = start.call(this, update);
      const look = () => {
        const goal = document.querySelector('[data-travels]')!;
        const times = document.getAnimations().flatMap(({ effect }) => {
          const { pseudoElement } = effect as KeyframeEffect;
          const part = /^::view-transition-(\w+)/.exec(pseudoElement ?? '')?.[1];
          return part ? [`${part} ${effect!.getComputedTiming().endTime}`] : [];
        });
        seen.travels.push(
          [goal.matches('[data-lead]') ? 'lead' : 'tile', ...new Set(times.sort())].join(', '),
        );
      };
      transition.ready.then(look, () => seen.travels.push('skipped'));
      return transition;
    };
  }),
);
const travels = (page: Page) => page.evaluate(() => (window as unknown as Seen).travels);
const tile = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true });
const nothingIsLeft = async (page: Page) => {
  // Ends what still moves. How long it takes is noted by `look` above.
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  await expect(page.locator('[data-travels]')).toHaveCount(0);
  await expect
    .poll(() =>
      page.evaluate(() =>
        document
          .getAnimations()
          .map(({ effect }) => (effect as KeyframeEffect).pseudoElement)
          .filter((part) => part?.includes('view-transition')),
      ),
    )
    .toEqual([]);
  await expect.poll(() => page.evaluate(opacity)).toBe(1);
};
const times = 'group 420, new 500, old 500';

test('the picture that was pressed travels to the lead of Fashion, Shoes and Digital Art within the fade, and back', async ({
  page,
}) => {
  await page.goto('/');
  const [there, back] = [`lead, ${times}`, `tile, ${times}`];
  const seen: string[] = [];
  for (const { path, title } of [siteMap.fashion, siteMap.shoes, siteMap.digitalArt]) {
    await page.locator(`main [href="${path}"]`).click();
    await expect.poll(() => travels(page), path).toEqual([...seen, there]);
    await expect(page.locator('h1')).toHaveText(title);
    await nothingIsLeft(page);
    await page.goBack();
    seen.push(there, back);
    await expect.poll(() => travels(page), `back from ${path}`).toEqual(seen);
    await nothingIsLeft(page);
  }
});

test('Back in the middle, and another link, leave nothing of a travelling picture behind', async ({
  page,
}) => {
  await page.goto('/');
  await tile(page, 'Shoes').click();
  await expect.poll(() => travels(page)).toHaveLength(1);
  await page.goBack();
  await expect.poll(() => travels(page)).toHaveLength(2);
  await press(page, '/blog');
  await expect(page.locator('h1')).toHaveText('The Vault');
  await nothingIsLeft(page);
  expect(await travels(page)).toHaveLength(2);
});

test('a link elsewhere has no picture, though a tile of its page is in sight; nor has the logo on the way back', async ({
  page,
}) => {
  await page.goto('/');
  await tile(page, 'Shoes').click();
  await expect(page.locator('h1')).toHaveText('Sneaker Hub');
  await nothingIsLeft(page);
  await page.locator('header [href="/"]').first().click();
  await expect(page.locator('h1')).toHaveText('Trade Music Like Stocks');
  await nothingIsLeft(page);
  await tile(page, 'Shoes').scrollIntoViewIfNeeded();
  await page.locator('footer [href="/shoes"]').evaluate((link: HTMLElement) => link.click());
  await expect(page.locator('h1')).toHaveText('Sneaker Hub');
  await nothingIsLeft(page);
  expect(await travels(page)).toEqual([`lead, ${times}`]);
});

test('a picture that has been scrolled out of sight does not travel back', async ({ page }) => {
  await page.goto('/');
  await tile(page, 'Fashion').click();
  await expect(page.locator('h1')).toHaveText('Creator Couture');
  await nothingIsLeft(page);
  await page.evaluate(() => scrollTo(0, 1500));
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Trade Music Like Stocks');
  await nothingIsLeft(page);
  expect(await page.evaluate(() => (window as unknown as Seen).begun)).not.toContain(
    'out of sight',
  );
});

test('of two tiles pressed in a row the last one travels', async ({ page }) => {
  await page.goto('/');
  await tile(page, 'Fashion').hover();
  await page.getByRole('main').evaluate((main) => {
    for (const path of ['/fashion', '/shoes'])
      main.querySelector<HTMLElement>(`[href="${path}"]`)!.click();
  });
  await expect(page.locator('h1')).toHaveText('Sneaker Hub');
  await nothingIsLeft(page);
  expect((await travels(page)).at(-1)).toBe(`lead, ${times}`);
});

test('docs/product.md, section 4: with reduced motion no picture travels, and no page fades', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await tile(page, 'Shoes').click();
  await expect(page.locator('h1')).toHaveText('Sneaker Hub');
  expect(await page.evaluate(opacity)).toBe(1);
  expect(await page.evaluate(() => (window as unknown as Seen).begun)).toEqual([]);
});
