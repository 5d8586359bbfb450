import { test as base, expect as baseExpect } from '@playwright/test';
import type { BrowserContext, Page, Route } from '@playwright/test';
import { teachFirefox } from './browsers/stockFirefox';
import { keepCounts } from './coverage';
import { photoHost } from '../src/host/page/photos';
import { answerPhotos, standIn } from '../bench/speed/standIn.cjs';

/**
 * Playwright's, but a poll looks again sooner: most of what a test waits for is there some frames later.
 */
export const expect = baseExpect.configure({});
expect.poll = (actual, options) =>
  baseExpect.poll(actual, {
    intervals: [20, 50, 100, 200],
    ...(typeof options === 'string' ? { message: options } : options),
  });

export interface Fixtures {
  /**
   * True when the test answers requests for photos itself, by `page.route`. Otherwise each photo is
   * replaced by a stand-in.
   */
  ownPhotos: boolean;
  /** Allows faults that match in this test only. The reason is for readers. */
  allowFaults: (reason: string, ...patterns: RegExp[]) => void;
}

/**
 * Playwright's test, but photos come from here instead of the network, `goto` waits until React has
 * hydrated the page, and a test fails at its end on anything that a visitor's console would show and
 * on any request to another host.
 */
export const test = base.extend<Fixtures & { allowedFaults: RegExp[] }>({
  browser: [
    async ({ browser }, provide) => {
      teachFirefox(browser);
      await provide(browser);
    },
    { scope: 'worker' },
  ],

  ownPhotos: [false, { option: true }],

  allowedFaults: async ({}, provide) => provide([]),

  allowFaults: async ({ allowedFaults }, provide) =>
    provide((_reason, ...patterns) => void allowedFaults.push(...patterns)),

  page: async ({ page, javaScriptEnabled }, provide) => {
    const goto = page.goto.bind(page);
    page.goto = async (...args) => {
      const response = await goto(...args);
      if (javaScriptEnabled) await hydrated(page);
      return response;
    };
    await provide(page);
  },

  context: async ({ context, browserName, ownPhotos, allowedFaults }, provide) => {
    if (!ownPhotos) await sendStandIns(context, browserName === 'chromium');
    const faults = collectFaults(context);
    await provide(context);
    const { COUNT_COVERAGE } = process.env;
    if (COUNT_COVERAGE) await keepCounts(context, COUNT_COVERAGE);
    const unexpected = faults().filter(
      (fault) => !allowedFaults.some((known) => known.test(fault)),
    );
    expect(unexpected, 'faults while the test ran').toEqual([]);
  },
});

/**
 * Waits until React has hydrated the page. A visitor presses nothing in the first milliseconds, but
 * a test would.
 */
export async function hydrated(page: Page) {
  // Gatsby sets this mark in React's first effect. Until then React is still hydrating, step by
  // step.
  await page.waitForFunction(
    () => performance.getEntriesByName('onInitialClientRender').length > 0,
  );
}

/** Keeps the browser from painting the page, for tests of which painting would take a third. */
export const paintNothing = (page: Page) =>
  page.evaluate(() => (document.documentElement.style.opacity = '0'));

/** The addresses of photos, for routing. A test that routes them has `ownPhotos`. */
export const photos = `${photoHost}/**`;

export const sendStandIn = (route: Route) =>
  route.fulfill({ contentType: 'image/svg+xml', body: standIn(route.request().url()) });

export const refusePhotos = (page: Page) => page.route(photos, (route) => route.abort());

/** Of lists of what is wrong, by where, those that are not empty. */
export const wrongIn = (found: Record<string, unknown[]>) =>
  Object.fromEntries(Object.entries(found).filter(([, wrong]) => wrong.length));

export const toasts = (page: Page) =>
  page.getByRole('region', { name: /notifications/i }).getByRole('listitem');

/** Opens the chat, and waits until the focus is in its field. */
export async function openChat(page: Page) {
  await page.getByRole('button', { name: 'Open chat' }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused();
}

/** Makes the processor six times slower, as a phone's is. */
export async function slowDown(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 6 });
}

/** Whether the browser has put off laying out the foot of the page. */
export const isFootSkipped = (page: Page) =>
  page
    .getByRole('contentinfo')
    .evaluate((foot) => !foot.firstElementChild!.checkVisibility({ contentVisibilityAuto: true }));

/**
 * Holds these files back until the returned function is called. Then `send` answers for them, or
 * else their host.
 */
export async function hold(
  page: Page,
  files: string | RegExp,
  send = (route: Route) => route.continue(),
) {
  let arrive = () => {};
  const arrived = new Promise<void>((done) => {
    arrive = done;
  });
  await page.route(files, async (route) => {
    await arrived;
    await send(route).catch(() => {});
  });
  return arrive;
}

/**
 * Keeps what the page does after three seconds, which a busy machine may take to load it, until the
 * returned function is called.
 */
export async function holdThreeSeconds(page: Page) {
  await page.addInitScript(() => {
    const { setTimeout } = window;
    const waiting: TimerHandler[] = [];
    window.setTimeout = ((done: TimerHandler, wait?: number) =>
      wait === 3000 ? waiting.push(done) : setTimeout(done, wait)) as typeof setTimeout;
    window.addEventListener('time-is-up', () => waiting.forEach((done) => setTimeout(done)));
  });
  return () => page.evaluate(() => window.dispatchEvent(new Event('time-is-up')));
}

/** Firefox's names of failures that the tests know by Chromium's name. */
const inChromium: Record<string, string> = {
  NS_ERROR_ABORT: 'net::ERR_FAILED',
  NS_ERROR_OFFLINE: 'net::ERR_INTERNET_DISCONNECTED',
};

/**
 * Answers every request for a photo with a stand-in. Playwright's routes stop every request of a
 * page and turn off its cache, which takes a sixth of a visit; in Chromium this stops photos only.
 * It takes precedence over the routes of a test, so a test that answers for photos itself sets
 * `ownPhotos`.
 */
async function sendStandIns(context: BrowserContext, isChromium: boolean) {
  if (!isChromium) {
    await context.route(photos, sendStandIn);
    return;
  }
  const newPage = context.newPage.bind(context);
  context.newPage = async () => {
    const page = await newPage();
    await answerPhotos(await context.newCDPSession(page));
    return page;
  };
}

/** Returns what a visitor's console would show, and the requests to other hosts, up to the call. */
function collectFaults(context: BrowserContext): () => string[] {
  const faults: string[] = [];
  const ofUnknownPages = new Set<string>();
  // The browser logs the status of the page that it was asked for.
  context.on('response', (response) => {
    if (response.status() !== 404 || !response.request().isNavigationRequest()) return;
    const text = 'Failed to load resource: the server responded with a status of 404 (Not Found)';
    ofUnknownPages.add(`console error: ${text} (${response.url()})`);
  });
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    faults.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => {
    faults.push(`page error: ${error.error().stack || error.error().message}`);
  });
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (!/^https?:$/.test(protocol) || hostname === 'localhost') return;
    if (!request.url().startsWith(`${photoHost}/`))
      faults.push(`foreign request: ${request.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown reason';
    // Leaving a page cancels its prefetches.
    if (['net::ERR_ABORTED', 'NS_BINDING_ABORTED'].includes(reason)) return;
    faults.push(`request failed: ${request.url()}: ${inChromium[reason] ?? reason}`);
  });
  return () => faults.filter((fault) => !ofUnknownPages.has(fault));
}
