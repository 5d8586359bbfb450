import type { Browser } from '@playwright/test';
import { watchAnswers } from '../answers';
import { metricsOf, openOnPhone, rest, workOf } from './visit';

/**
 * What a page change costs, in milliseconds: until the frame that answers the press, the longest
 * frame, and all work until the new page is at rest.
 */
export async function pageChange(browser: Browser, address: string, link: string, slower: number) {
  const { page, client } = await openOnPhone(browser, slower);
  await page.goto(address, { waitUntil: 'load' });
  await rest(page, client);
  const answerTo = await watchAnswers(page);
  const frames = await page.evaluateHandle(() => {
    const durations: number[] = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) durations.push(duration);
    }).observe({ type: 'long-animation-frame' });
    return durations;
  });
  const before = workOf(await metricsOf(client));
  const answer = await answerTo(page.getByRole('link', { name: link }).last());
  await rest(page, client);
  const after = workOf(await metricsOf(client));
  // The browser reports frames of 50 ms and more.
  const longest = await frames.evaluate((durations) => Math.max(0, ...durations));
  await page.context().close();
  const costs: Record<string, number> = { answer, 'longest frame': longest };
  for (const [name, time] of Object.entries(after))
    costs[name] = time - before[name as keyof typeof before];
  return costs;
}
