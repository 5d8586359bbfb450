import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, firefox, webkit } from '@playwright/test';

/** The program of an engine: Playwright's own build, or one of the system's. */
export type Engine = 'playwright' | { command: string[] };

const folders = (process.env.PATH ?? '').split(delimiter);
/** Where a program of the system is. */
export const onPath = (name: string) =>
  folders.map((folder) => join(folder, name)).find(existsSync);

/** Playwright's own build, wherever it is installed, or else the program that `command` finds. */
function find(browser: typeof firefox, command: () => string[]): Engine | undefined {
  if (existsSync(browser.executablePath())) return 'playwright';
  const found = command();
  return found.length ? { command: found } : undefined;
}

/**
 * The browsers that this machine has: Playwright's builds, else the system's. Of Chromium the whole
 * browser, because its headless shell has no back/forward cache.
 */
export const findEngines = () => ({
  chromium: find(chromium, () =>
    ['chromium', 'chromium-browser', 'google-chrome'].flatMap((name) => onPath(name) ?? []),
  ),
  firefox: find(firefox, () => [onPath('firefox-esr') ?? []].flat()),
  webkit: find(webkit, () => {
    const driver = onPath('WebKitWebDriver');
    // WebKitGTK always needs a screen.
    const screen = process.env.DISPLAY ? undefined : onPath('xvfb-run');
    if (!driver || !(screen || process.env.DISPLAY)) return [];
    return screen ? [screen, '-a', '-s', '-screen 0 1920x1200x24', driver] : [driver];
  }),
});
