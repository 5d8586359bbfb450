import { expect, hold, holdThreeSeconds, hydrated, test } from '../fixtures';
import {
  badAnswers,
  expectAlive,
  expectPage,
  fileAt,
  filesOfPage,
  ofBadAnswers,
  press,
} from './visit';

/**
 * Without one of these React never begins, whatever comes in its place; nor does it without `framework`
 * or `app`.
 */
const runtime = ['webpack-runtime', 'commons'];

for (const file of [...runtime, ...filesOfPage('fashion')]) {
  const answers: (keyof typeof badAnswers)[] = runtime.includes(file) ? ['lost'] : ['lost', 'HTML'];
  test(`${file} ${answers.join(' or ')} at the first load: the page is there, and its links work`, async ({
    context,
    allowFaults,
  }) => {
    allowFaults('what is wrong is logged', ...ofBadAnswers);
    // This is not the fixture's page, because that waits for React.
    const page = await context.newPage();
    let asked = 0;
    let answer = badAnswers.lost;
    // The route stays in place, because the browser keeps prefetched files while requests are not
    // intercepted.
    await page.route(fileAt(file), (route) => {
      // The page that is left, /shoes, may still ask for it.
      if (route.request().headers().referer?.endsWith('/fashion')) asked++;
      return answer(route);
    });
    for (const what of answers) {
      [asked, answer] = [0, badAnswers[what]];
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
  const endWait = await holdThreeSeconds(page);
  // The wait begins when the HTML is whole (src/host/hydration/whenShown.ts).
  const whole = page.waitForEvent('domcontentloaded');
  const opened = page.goto('/fashion', { waitUntil: 'commit' });
  await whole;
  await endWait();
  await opened;
  await expectAlive(page);
  const loaded = () =>
    page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    );
  for (const face of ['Instrument Sans', 'Bricolage Grotesque'])
    await expect.poll(loaded).toContainEqual(expect.stringContaining(face));
  arrive();
});
