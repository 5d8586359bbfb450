import { devices, type Browser, type CDPSession, type Page } from '@playwright/test';
import { watchAnswers } from '../answers';

/** A phone's slow connection. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** What a visit costs: milliseconds, but for the last two. */
export interface Costs {
  'first paint': number;
  'largest paint': number;
  load: number;
  blocking: number;
  script: number;
  'style and layout': number;
  /** All work of the page's main thread. */
  busy: number;
  /** Bytes on the wire, in thousands, until the page is at rest. */
  kB: number;
  elements: number;
}

/** A control to press, by its role and its name. */
export type Press = [role: 'button' | 'link', name: string];

export interface Visit {
  costs: Costs;
  /** Milliseconds from each press to the frame that answers it. */
  waits: number[];
}

/**
 * Opens a page like a new visitor with such a phone, whose processor is so many times slower than
 * the machine's. Photos are left out, because only our own part is measured.
 */
export async function openOnPhone(browser: Browser, slower: number) {
  const page = await browser.newPage({ ...devices['Pixel 7'], reducedMotion: 'no-preference' });
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.setBlockedURLs', { urls: ['https://*'] });
  await client.send('Network.emulateNetworkConditions', network);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await client.send('Performance.enable');
  return { page, client };
}

/** Visits a page, waits until it has come to rest, and presses. */
export async function visit(
  browser: Browser,
  address: string,
  presses: Press[],
  slower: number,
): Promise<Visit> {
  const { page, client } = await openOnPhone(browser, slower);
  let bytes = 0;
  client.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto(address, { waitUntil: 'load' });
  await rest(page, client);
  const costs = { ...(await readCosts(page, client)), kB: bytes / 1000 };
  const answerTo = await watchAnswers(page);
  const waits: number[] = [];
  for (const [role, name] of presses)
    // The last one, because some links stand in the header and in the footer.
    waits.push(await answerTo(page.getByRole(role, { name }).last()));
  await page.context().close();
  return { costs, waits };
}

/** The browser's counters of a page; times in milliseconds. */
export const metricsOf = async (client: CDPSession) => {
  const { metrics } = await client.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value * 1000]));
};

/** Waits until a second passes in which the page does almost nothing; for 20 seconds at most. */
export async function rest(page: Page, client: CDPSession) {
  let before = NaN;
  for (let second = 0; second < 20; second++) {
    await page.waitForTimeout(1000);
    const { TaskDuration } = await metricsOf(client);
    if (TaskDuration! - before < 20) return;
    before = TaskDuration!;
  }
}

async function readCosts(page: Page, client: CDPSession): Promise<Omit<Costs, 'kB'>> {
  const metrics = await metricsOf(client);
  const observed = await page.evaluate(async () => {
    const [navigation] = performance.getEntriesByType('navigation');
    const [long, largest] = await Promise.all(
      ['longtask', 'largest-contentful-paint'].map(
        (type) =>
          new Promise<PerformanceEntryList>((resolve) => {
            const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
            observer.observe({ type, buffered: true });
            // Without an entry the observer never calls back.
            setTimeout(() => resolve([]), 500);
          }),
      ),
    );
    const [first] = performance.getEntriesByName('first-contentful-paint');
    return {
      'first paint': first!.startTime,
      'largest paint': largest!.at(-1)!.startTime,
      load: (navigation as PerformanceNavigationTiming).loadEventEnd,
      blocking: long!.reduce((sum, { duration }) => sum + duration - 50, 0),
      elements: document.querySelectorAll('*').length,
    };
  });
  return { ...observed, ...workOf(metrics) };
}

/** What a page's main thread has done, in milliseconds. */
export const workOf = (metrics: Record<string, number>) => ({
  script: metrics.ScriptDuration!,
  'style and layout': metrics.LayoutDuration! + metrics.RecalcStyleDuration!,
  busy: metrics.TaskDuration!,
});
