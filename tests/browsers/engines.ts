import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, firefox, webkit } from '@playwright/test';

/** The program of an engine: Playwright's own build, or one of the system's. */
export type Engine = 'playwright' | { command: string[] };

const folders = (process.env.PATH ?? '').split(delimiter);
/** Where a program of the system is. */
export const onPath = (name: string) =>
  folders.map((folder) => join(folder, name)).find(existsSync);

/** Playwright's own build, wherever it is installed. */
const ours = (browser: typeof firefox): Engine | undefined =>
  existsSync(browser.executablePath()) ? 'playwright' : undefined;

/** The first of some programs that the system has. */
function systems(...names: string[]): Engine | undefined {
  const [program] = names.flatMap((name) => onPath(name) ?? []);
  return program ? { command: [program] } : undefined;
}

/** WebKitGTK's driver, with the screen that it needs where there is none. */
function webkitGtk(): Engine | undefined {
  const driver = onPath('WebKitWebDriver');
  if (!driver) return undefined;
  if (process.env.DISPLAY) return { command: [driver] };
  const screen = onPath('xvfb-run');
  if (!screen) return undefined;
  return { command: [screen, '-a', '-s', '-screen 0 1920x1200x24', driver] };
}

/**
 * The browsers that this machine has: Playwright's builds, else the system's. Of Chromium the whole
 * browser, because its headless shell has no back/forward cache. WebKitGTK is an engine of its own,
 * since it has that cache and Playwright's WebKit has not.
 */
export const findEngines = () => ({
  chromium: ours(chromium) ?? systems('chromium', 'chromium-browser', 'google-chrome'),
  firefox: ours(firefox) ?? systems('firefox-esr'),
  webkit: ours(webkit),
  webkitGtk: webkitGtk(),
});
