import type { Page } from '@playwright/test';
import { siteMap } from '../src/routes/site/siteMap';
import { intervals, press } from './faults/visit';
import { expect, photos, test } from './fixtures';

const opacity = () => {
  let element: Element | null = document.querySelector('h1');
  let product = 1;
  for (; element; element = element.parentElement)
    product *= Number(getComputedStyle(element).opacity);
  return product;
};

/** What a visitor saw in a frame, and how far the fade was; null when there was none. */
interface Frame {
  heading: string;
  title: string;
  opacity: number;
  time: number | null;
  duration: number | null;
}

test.describe('docs/product.md, section 4: page changes fade in 0.5 s', () => {
  test('the new page is there with its title from the first frame, and fades in', async ({
    page,
  }) => {
    await page.goto('/');
    // The first page of a visit does not fade.
    expect(await page.evaluate(opacity)).toBe(1);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Fashion' }).hover();
    await page.evaluate(() => {
      const seen = window as unknown as { frames: Frame[] };
      seen.frames = [];
      const start = performance.now();
      const look = () => {
        const h1 = document.querySelector('h1')!;
        let opacity = 1;
        for (let at: Element | null = h1; at; at = at.parentElement)
          opacity *= Number(getComputedStyle(at).opacity);
        const fade = document.getAnimations().find(({ effect }) => {
          const { target } = effect as KeyframeEffect;
          return target?.contains(h1);
        });
        seen.frames.push({
          heading: h1.innerText,
          title: document.title,
          opacity,
          time: fade ? Number(fade.currentTime) : null,
          duration: fade ? Number(fade.effect!.getComputedTiming().endTime) : null,
        });
        if (performance.now() - start < 10_000) next();
      };
      // A ResizeObserver is called after the frame's own callbacks, so it sees what is about to be
      // painted. A task after the frame might run after one in which React has gone on.
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.cssText = 'position: fixed; inset: 0 auto auto 0; block-size: 1px';
      let width = 1;
      const next = () =>
        requestAnimationFrame(() => (probe.style.inlineSize = `${(width = 3 - width)}px`));
      new ResizeObserver(look).observe(probe);
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Fashion' }).click();
    const seen = () =>
      page.evaluate(() =>
        (window as unknown as { frames: Frame[] }).frames.filter(({ heading }) =>
          heading.includes('Couture'),
        ),
      );
    await expect.poll(async () => (await seen()).at(-1)?.opacity, { intervals }).toBe(1);
    const fresh = await seen();
    expect(fresh[0]!.opacity).toBeLessThan(0.3);
    // The fade's own clock is read, because a busy machine draws fewer frames, or the last one
    // late.
    const fading = fresh.filter(({ time }) => time !== null);
    expect(new Set(fading.map(({ duration }) => duration))).toEqual(new Set([500]));
    for (const { time, opacity } of fading) {
      if (time! < 490) expect(opacity, `${time} ms`).toBeLessThan(1);
    }
    expect(fresh.filter(({ title }) => !title.startsWith('Creator Couture'))).toEqual([]);
  });

  test.describe('with a photo that never comes', () => {
    test.use({ ownPhotos: true });
    test('the first change of a visit fades, though a photo of its first page never comes', async ({
      page,
    }) => {
      await page.route(photos, () => {});
      await page.goto('/', { waitUntil: 'commit' });
      await page.evaluate(() => {
        const { animate } = Element.prototype;
        Element.prototype.animate = function (...args) {
          document.documentElement.dataset.faded = JSON.stringify(args[0]);
          return animate.apply(this, args);
        };
      });
      await press(page, '/blog');
      await expect(page.locator('h1')).toHaveText('The Vault');
      await expect(page.locator('html')).toHaveAttribute('data-faded', '{"opacity":[0,1]}');
      await expect.poll(() => page.evaluate(opacity), { intervals }).toBe(1);
    });
  });
});

test.describe('the picture that was pressed travels to the lead of its page, within the fade', () => {
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
    // Nobody has to wait for what is under way: how long it takes is looked at elsewhere.
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
    await expect(page.locator('[data-travels]')).toHaveCount(0);
    await expect
      .poll(
        () =>
          page.evaluate(() =>
            document
              .getAnimations()
              .map(({ effect }) => (effect as KeyframeEffect).pseudoElement)
              .filter((part) => part?.includes('view-transition')),
          ),
        { intervals },
      )
      .toEqual([]);
    await expect.poll(() => page.evaluate(opacity), { intervals }).toBe(1);
  };
  const times = 'group 420, new 500, old 500';

  test('to Fashion, Shoes and Digital Art, and back', async ({ page }) => {
    await page.goto('/');
    const [there, back] = [`lead, ${times}`, `tile, ${times}`];
    const seen: string[] = [];
    for (const { path, title } of [siteMap.fashion, siteMap.shoes, siteMap.digitalArt]) {
      await page.locator(`main [href="${path}"]`).click();
      await expect
        .poll(() => travels(page), { message: path, intervals })
        .toEqual([...seen, there]);
      await expect(page.locator('h1')).toHaveText(title);
      await nothingIsLeft(page);
      await page.goBack();
      seen.push(there, back);
      await expect
        .poll(() => travels(page), { message: `back from ${path}`, intervals })
        .toEqual(seen);
      await nothingIsLeft(page);
    }
  });

  test('Back in the middle, and another link, leave nothing of it behind', async ({ page }) => {
    await page.goto('/');
    await tile(page, 'Shoes').click();
    await expect.poll(() => travels(page), { intervals }).toHaveLength(1);
    await page.goBack();
    await expect.poll(() => travels(page), { intervals }).toHaveLength(2);
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

  test('two tiles pressed in a row: the last one travels', async ({ page }) => {
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

  test('docs/product.md, section 4: with reduced motion it does not travel, and its page does not fade', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await tile(page, 'Shoes').click();
    await expect(page.locator('h1')).toHaveText('Sneaker Hub');
    expect(await page.evaluate(opacity)).toBe(1);
    expect(await page.evaluate(() => (window as unknown as Seen).begun)).toEqual([]);
  });
});
