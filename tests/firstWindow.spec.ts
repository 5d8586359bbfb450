import { expect, test } from './fixtures';

test('the first window of a phone held sideways has a button of home, that of a low or a very wide screen a line of the lead story', async ({
  page,
}) => {
  await page.goto('/');
  for (const [width, height] of [
    [812, 375],
    [844, 390],
    [932, 430],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.getByRole('link', { name: 'Start Trading' })).toBeInViewport({ ratio: 1 });
  }
  await page.goto('/blog');
  const [first] = await page.getByRole('article').all();
  for (const [width, height] of [
    [1366, 768],
    [1920, 1080],
    [3440, 1440],
  ] as const) {
    await page.setViewportSize({ width, height });
    const foot = await first!
      .getByRole('heading')
      .evaluate(
        (headline) =>
          headline.getBoundingClientRect().top + parseFloat(getComputedStyle(headline).lineHeight),
      );
    expect(foot, `${width}x${height}`).toBeLessThan(height);
  }
});
