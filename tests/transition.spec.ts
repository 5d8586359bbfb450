import { press } from './faults/visit';
import { expect, photos, test } from './fixtures';
import { opacity } from './opacity';

/** What a visitor saw in one frame. `time` and `duration` are the fade's, or null. */
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
    await expect.poll(async () => (await seen()).at(-1)?.opacity).toBe(1);
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
      await expect.poll(() => page.evaluate(opacity)).toBe(1);
    });
  });
});
