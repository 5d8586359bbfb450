import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright-core';

/** Where to put what ran; when nobody asks, nothing is measured. */
const folder = process.env.STORY_COVERAGE;

/** The runner opens the page in one realm and tests it in another: only the page itself is in both. */
interface Measured extends Page {
  profiler?: CDPSession;
}

/**
 * To be called before the page's first script: what a module does while it loads counts as well.
 * Playwright's own `page.coverage` counts calls and copies every source, which costs too much here.
 */
export async function startCoverage(page: Measured) {
  if (!folder) return;
  page.profiler = await page.context().newCDPSession(page);
  await page.profiler.send('Profiler.enable');
  await page.profiler.send('Profiler.startPreciseCoverage', { callCount: false, detailed: true });
}

/** Once for all stories of a file: to hand it over costs more than to count. */
export async function saveCoverage({ profiler }: Measured) {
  if (!folder || !profiler) return;
  const { result } = await profiler.send('Profiler.takePreciseCoverage');
  const scripts = result
    .map(({ url, functions }) => ({ file: pathOf(url), functions }))
    .filter(({ file }) => file.startsWith('assets/'));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${randomUUID()}.json`), JSON.stringify(scripts));
}

const pathOf = (url: string) => (URL.canParse(url) ? new URL(url).pathname.slice(1) : '');
