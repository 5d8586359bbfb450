import type { CDPSession } from '@playwright/test';
import { patient } from '../../scripts/lib/patience.mjs';
import { expect, paintNothing, test, toasts } from '../fixtures';
import { expectAlive, expectPage } from './visit';

/** What the page holds when it is at rest and the garbage is collected. */
async function held(client: CDPSession) {
  await client.send('HeapProfiler.collectGarbage');
  const { metrics } = await client.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)!.value;
  return {
    kilobytes: Math.round(of('JSHeapUsedSize') / 1024),
    nodes: of('Nodes'),
    listeners: of('JSEventListeners'),
  };
}

test('forty rounds of page changes, chat, menu and toasts leave memory, nodes and listeners where they were', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  await paintNothing(page);
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');

  /** Goes some rounds, and ends on the home page with nothing open. */
  const rounds = async (count: number) => {
    await page.evaluate(async (all) => {
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      const until = async (isSo: () => unknown) => {
        while (!isSo()) await frame();
      };
      const find = (selector: string) => document.querySelector<HTMLElement>(selector);
      const press = async (label: string) => {
        await until(() => find(`button[aria-label^="${label}"]`));
        find(`button[aria-label^="${label}"]`)!.click();
      };
      const paths = ['/blog', '/fashion', '/community', '/shoes'];
      for (let round = 0; round < all; round++) {
        const path = round < all - 1 ? paths[round % paths.length]! : '/';
        find(`footer a[href="${path}"]`)!.click();
        await until(() => window.location.pathname === path);
        await press('Open chat');
        await until(() => find('[role=dialog]'));
        await press('Open menu');
        await press('Close menu');
        await press('Search');
        await press('Close chat');
        await until(() => !find('[role=dialog]'));
      }
      // Now only the toast has a button of this name.
      await press('Close');
    }, count);
    await expect(toasts(page)).toHaveCount(0);
  };

  // In the first ones the browser compiles what runs often, and keeps that.
  await rounds(34);
  const looks = [await held(client)];
  await rounds(2);
  looks.push(await held(client));
  // React may hold the last page until the next one is left: what it holds less is the measure.
  const [before] = looks.sort((a, b) => a.nodes - b.nodes);
  await rounds(38);
  await expect(async () => {
    // A leak remains after the next page, too.
    await rounds(2);
    const after = await held(client);
    console.log('before', before, 'after 40 rounds', after);
    expect(after.nodes - before!.nodes).toBeLessThan(25);
    expect(after.listeners - before!.listeners).toBeLessThan(5);
    expect(after.kilobytes - before!.kilobytes).toBeLessThan(400);
  }).toPass({ timeout: patient(40_000) });
  await expectPage(page, '/');
  await expectAlive(page);
});
