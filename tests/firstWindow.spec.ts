import { expect, test } from './fixtures';

test('a phone held sideways has a button of home in its first window', async ({ page }) => {
  await page.goto('/');
  for (const [width, height] of [
    [812, 375],
    [844, 390],
    [932, 430],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.getByRole('link', { name: 'Start Trading' })).toBeInViewport({ ratio: 1 });
  }
});

test('the first window of a low and of a very wide screen has a line of the lead story', async ({
  page,
}) => {
  await page.goto('/blog');
  const headline = page.getByRole('article').first().getByRole('heading');
  for (const [width, height] of [
    [1366, 768],
    [1920, 1080],
    [3440, 1440],
  ] as const) {
    await page.setViewportSize({ width, height });
    const foot = await headline.evaluate(
      (it) => it.getBoundingClientRect().top + parseFloat(getComputedStyle(it).lineHeight),
    );
    expect(foot, `${width}x${height}`).toBeLessThan(height);
  }
});
