import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import { SLOWER, watchAnswers } from './answers';
import { PHOTOS, standIn, WEIGHT } from './standIn.cjs';

/** How many milliseconds later than on an empty page the first effect of a press may come. */
const LIMIT = 50;

type Button = (page: Page) => Locator;

// The last one with the name, because the chat's launcher comes after the panel, which has a "Close
// chat" too.
const named =
  (name: string): Button =>
  (page) =>
    page.getByRole('button', { name }).last();
// On the magazine's page links take the place of buttons.
const first: Button = (page) => page.getByRole('main').locator('button, a[href="#"]').first();

const buttons: Record<string, Button> = {
  'Open menu': named('Open menu'),
  'Close menu': named('Close menu'),
  'Open chat': named('Open chat'),
  'Close chat': named('Close chat'),
  "the page's first": first,
};

const { SPEED_SITE, SPEED_PAGES = '', SPEED_RUNS } = process.env;

let least: number;
test.beforeAll('What the browser takes of it', async ({ browser }) => {
  const page = `<meta name="viewport" content="width=device-width">
    <main><button onclick="this.textContent+='.'">Press</button></main>`;
  [least = NaN] = await measure(browser, `data:text/html,${page}`, [first]);
  console.log(`On an empty page a press shows after ${least} ms.`);
});

for (const path of SPEED_PAGES.split(',')) {
  test(path, async ({ browser }) => {
    const waits = await measure(browser, SPEED_SITE + path, Object.values(buttons));
    const said = Object.keys(buttons).map((name, at) => `${name} ${waits[at]}`);
    console.log(`${path}: ${said.join(', ')} ms`);
    expect(Math.max(...waits) - least, 'longer than on an empty page').toBeLessThanOrEqual(LIMIT);
  });
}

/** The median wait after each press, of all visits. */
async function measure(browser: Browser, address: string, pressed: Button[]) {
  const visits: number[][] = [];
  while (visits.length < Number(SPEED_RUNS)) visits.push(await visit(browser, address, pressed));
  return pressed.map((_, at) => {
    const waits = visits.map((visit) => visit[at]!).sort((a, b) => a - b);
    return waits[Math.floor(waits.length / 2)]!;
  });
}

/** The milliseconds from each press to the picture that answers it. */
async function visit(browser: Browser, address: string, pressed: Button[]) {
  const page = await browser.newPage();
  await page.route(`${PHOTOS}**`, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: standIn(route.request().url(), WEIGHT) }),
  );
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(address, { waitUntil: 'networkidle' });
  const answerTo = await watchAnswers(page);
  const waits: number[] = [];
  for (const button of pressed) waits.push(await answerTo(button(page)));
  await page.close();
  return waits;
}
