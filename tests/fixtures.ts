import { test as base, expect } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { teachFirefox } from './browsers/stockFirefox';
import { PHOTOS, standIn } from '../bench/speed/standIn.cjs';

export interface Fixtures {
  /** The test answers for photos itself, by `page.route`; else a stand-in comes for each. */
  ownPhotos: boolean;
  /** Lets faults that match pass in this test only; the reason is for whoever reads it later. */
  allowFaults: (reason: string, ...patterns: RegExp[]) => void;
}

/**
 * Playwright's test, with two changes: photos come from here instead of the network, and a test fails
 * at its end on anything a visitor's console would show and on any request to another host.
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
    const unexpected = faults.filter((fault) => !allowedFaults.some((known) => known.test(fault)));
    expect(unexpected, 'faults while the test ran').toEqual([]);
  },
});

export { expect };

/** A visitor does not press anything in the first milliseconds; a test does, so it waits until React has taken over. */
export async function hydrated(page: Page) {
  // Gatsby's mark, of React's first effect: until then it is still taking over, step by step.
  await page.waitForFunction(
    () => performance.getEntriesByName('onInitialClientRender').length > 0,
  );
}

/** Holds files back until the function it returns is called. */
export async function hold(page: Page, files: string | RegExp) {
  let arrive = () => {};
  const arrived = new Promise<void>((done) => {
    arrive = done;
  });
  await page.route(files, async (route) => {
    await arrived;
    await route.continue().catch(() => {});
  });
  return arrive;
}

/** What Firefox calls a failure that the tests know by Chromium's name. */
const inChromium: Record<string, string> = {
  NS_ERROR_ABORT: 'net::ERR_FAILED',
  NS_ERROR_OFFLINE: 'net::ERR_INTERNET_DISCONNECTED',
};

/**
 * Answers for every photo. Playwright's routes stop each request of a page and turn its cache off, which costs a
 * sixth of a visit; Chromium can be asked to stop photos alone. This comes before the routes of a test, so one that
 * answers for photos says `ownPhotos`.
 */
async function sendStandIns(context: BrowserContext, isChromium: boolean) {
  const contentType = 'image/svg+xml';
  if (!isChromium) {
    await context.route(`${PHOTOS}**`, (route) =>
      route.fulfill({ contentType, body: standIn(route.request().url()) }),
    );
    return;
  }
  const newPage = context.newPage.bind(context);
  context.newPage = async () => {
    const page = await newPage();
    const devtools = await context.newCDPSession(page);
    devtools.on('Fetch.requestPaused', ({ requestId, request }) => {
      const answer = {
        requestId,
        responseCode: 200,
        responseHeaders: [{ name: 'content-type', value: contentType }],
        body: Buffer.from(standIn(request.url)).toString('base64'),
      };
      // The page may be gone.
      devtools.send('Fetch.fulfillRequest', answer).catch(() => {});
    });
    await devtools.send('Fetch.enable', { patterns: [{ urlPattern: `${PHOTOS}*` }] });
    return page;
  };
}

function collectFaults(context: BrowserContext): string[] {
  const faults: string[] = [];
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
    if (!request.url().startsWith(PHOTOS)) faults.push(`foreign request: ${request.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown reason';
    // Leaving a page cancels what it was still loading ahead.
    if (['net::ERR_ABORTED', 'NS_BINDING_ABORTED'].includes(reason)) return;
    faults.push(`request failed: ${request.url()}: ${inChromium[reason] ?? reason}`);
  });
  return faults;
}
