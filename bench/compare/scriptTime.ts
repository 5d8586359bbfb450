import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { Browser } from '@playwright/test';
import { packageOf } from '../../scripts/lib/files';
import { openOnPhone, rest } from './visit';

/**
 * The part of the sources from which a line of a bundle comes: a package, or one of our folders.
 */
function partOf(source: string | null) {
  const inPackage = packageOf(source ?? '');
  if (inPackage) return inPackage;
  const own = /(?:^|\/)src\/([^/?]+)/.exec(source ?? '');
  if (own) return `src/${own[1]}`;
  if (source?.includes('.cache/')) return 'gatsby (.cache)';
  if (source?.includes('webpack/')) return 'webpack runtime';
  return source ?? 'not ours';
}

/**
 * The script time of a first visit, until the page is at rest, in milliseconds by package and by
 * our own folders, the largest first. It comes from a processor profile, read with the source maps
 * in `site`.
 */
export async function scriptTime(browser: Browser, address: string, site: string, slower: number) {
  const { page, client } = await openOnPhone(browser, slower);
  await client.send('Profiler.enable');
  await client.send('Profiler.setSamplingInterval', { interval: 200 });
  await client.send('Profiler.start');
  await page.goto(address, { waitUntil: 'load' });
  await rest(page, client);
  const { profile } = await client.send('Profiler.stop');
  await page.context().close();

  const maps = new Map<string, TraceMap | undefined>();
  const mapOf = (url: string) => {
    if (!maps.has(url)) {
      const file = join(site, `${new URL(url).pathname}.map`);
      maps.set(url, existsSync(file) ? new TraceMap(readFileSync(file, 'utf8')) : undefined);
    }
    return maps.get(url);
  };
  const parts = new Map(
    profile.nodes.map(({ id, callFrame: { url, lineNumber, columnNumber, functionName } }) => {
      if (!url.startsWith('http')) return [id, functionName];
      const map = mapOf(url);
      const position = { line: lineNumber + 1, column: Math.max(0, columnNumber) };
      return [id, map ? partOf(originalPositionFor(map, position).source) : 'not mapped'];
    }),
  );
  const sums = new Map<string, number>();
  profile.samples!.forEach((id, at) => {
    const part = parts.get(id)!;
    sums.set(part, (sums.get(part) ?? 0) + profile.timeDeltas![at]! / 1000);
  });
  sums.delete('(idle)');
  return [...sums].sort((one, other) => other[1] - one[1]);
}
