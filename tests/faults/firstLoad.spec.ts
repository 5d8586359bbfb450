import { expect, hold, hydrated, test } from '../fixtures';
import {
  badAnswers,
  expectAlive,
  expectPage,
  fileAt,
  filesOfPage,
  ofBadAnswers,
  press,
} from './visit';

// On a first load, a missing file is the same as a lost one.
const atFirst = Object.entries(badAnswers).filter(([what]) => what !== 'missing');

for (const file of filesOfPage('fashion')) {
  test(`${file} lost, HTML or empty at the first load: the page is there, and its links work`, async ({
    context,
    allowFaults,
  }) => {
    allowFaults('what is wrong is logged', ...ofBadAnswers);
    // This is not the fixture's page, because that waits for React.
    const page = await context.newPage();
    let asked = 0;
    let answer = badAnswers.lost!;
    // The route stays in place, because the browser keeps prefetched files while requests are not
    // intercepted.
    await page.route(fileAt(file), (route) => (asked++, answer(route)));
    for (const [what, bad] of atFirst) {
      [asked, answer] = [0, bad];
      await page.goto('/fashion');
      await expectPage(page, '/fashion');
      // Gatsby asks for some of these files by script, after the load.
      await expect.poll(() => asked, what).toBeGreaterThan(0);
      await press(page, '/shoes');
      await expectPage(page, '/shoes');
    }
  });
}

test('all scripts and data slow at the first load: a link works before they come, everything after', async ({
  context,
}) => {
  const page = await context.newPage();
  const arrive = await hold(page, /\.js$|page-data/);
  await page.goto('/fashion', { waitUntil: 'commit' });
  await press(page, '/shoes');
  await expectPage(page, '/shoes');
  expect(await page.evaluate(() => performance.getEntriesByName('onInitialClientRender'))).toEqual(
    [],
  );
  arrive();
  await hydrated(page);
  await expectAlive(page);
  await expectPage(page, '/shoes');
});

test('a drawing and a font that stall hold back neither the scripts nor the other faces', async ({
  page,
}) => {
  const arrive = await hold(page, /\/poster-[^/]*\.woff2$|\/prints\//);
  // Waits until React has hydrated the page (src/host/hydration/whenShown.ts).
  await page.goto('/fashion', { waitUntil: 'commit' });
  await expectAlive(page);
  const loaded = () =>
    page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    );
  await expect.poll(loaded).toContainEqual(expect.stringContaining('Instrument Sans'));
  arrive();
});
