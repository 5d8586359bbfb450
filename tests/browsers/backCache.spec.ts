import type { Server } from 'node:http';
import { patient } from '../../scripts/lib/patience.mjs';
import { listen } from '../../scripts/lib/port.mjs';
import { createSiteServer } from '../../scripts/serve/servers';
import { siteMap } from '../../src/routes/site/siteMap';
import { expectPage } from '../faults/visit';
import { expect, test as base } from '../fixtures';
import { listedPaths } from '../paths';

/** A server of the site for each worker, because the tests see what it is asked for. */
const test = base.extend<object, { server: Server; address: string }>({
  server: [async ({}, provide) => provide(createSiteServer('public')), { scope: 'worker' }],
  address: [
    async ({ server }, provide) => {
      await provide(await listen(server, 0));
      server.close();
    },
    { scope: 'worker' },
  ],
});

/**
 * In the page: when it comes back, it presses a button, and asks for a file whose address says how
 * it came back, and what the toast says. Playwright waits for a load event, which a page from that
 * cache does not have, so it cannot look at the page any more.
 */
function reportComingBack() {
  addEventListener('pageshow', async ({ persisted }) => {
    document.querySelector<HTMLElement>('header [aria-label="Search"]')!.click();
    let toast: Element | null = null;
    while (!(toast = document.querySelector('[aria-label^=Notifications] li')))
      await new Promise((done) => setTimeout(done, 50));
    const { scrollRestoration } = window.history;
    const told = { persisted: String(persisted), toast: toast.textContent!, scrollRestoration };
    await fetch(`/robots.txt?${new URLSearchParams(told)}`);
  });
}

/**
 * In the page: whether so many milliseconds have passed since the last file came. Firefox keeps no
 * page that is still waiting for one, and on a slow machine those for chat and toasts come later
 * than the half second that Playwright takes for rest.
 */
function isAtRest(quiet: number) {
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return performance.now() - Math.max(...files.map((file) => file.responseEnd)) > quiet;
}

for (const path of listedPaths)
  test(`${path} comes back from the back/forward cache, alive`, async ({
    page,
    server,
    address,
  }) => {
    const elsewhere = path === siteMap.home.path ? siteMap.blog.path : siteMap.home.path;
    await page.goto(address + path);
    await page.waitForFunction(isAtRest, patient(2000));
    await page.evaluate(reportComingBack);
    // As a document, because only documents are kept.
    await page.evaluate((to) => void (window.location.href = to), elsewhere);
    await expectPage(page, elsewhere);
    const told = new Promise<URLSearchParams>((tell) =>
      server.on('request', ({ url }) => {
        if (url?.startsWith('/robots.txt?')) tell(new URL(url, address).searchParams);
        // It was not kept, and is loaded again.
        if (url === path) tell(new URLSearchParams({ persisted: 'false' }));
      }),
    );
    await page.evaluate(() => void setTimeout(() => window.history.back()));
    const answer = await told;
    expect(answer.get('persisted')).toBe('true');
    expect(answer.get('toast')).toContain('Search');
    // Scrolling within the site is the router's again.
    expect(answer.get('scrollRestoration')).toBe('manual');
  });
