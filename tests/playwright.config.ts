import { defineConfig, type Project } from '@playwright/test';
import { env, quiet } from '../.storybook/browser.mjs';
import { fontWorlds, inFontWorld } from '../.storybook/fontWorld.mjs';
import { patient } from '../scripts/lib/patience.mjs';

/** Where npm test reads the results. */
const report = process.env.REPORT;

// Unset, Playwright takes its own.
const launchOptions = { executablePath: process.env.CHROME_PATH, args: quiet };

export const chromium: Project = {
  name: 'chromium',
  use: { browserName: 'chromium', launchOptions: { ...launchOptions, env } },
};

/** What runs once for each world of fonts, in a project of its name. */
const ofFonts = /[/\\](fontWorlds|lateFonts)\.spec\.ts$/;
const elsewhere =
  /[/\\]tests[/\\](browsers|catalogue|compare|faults|lint|recipes|server|shots)[/\\]/;

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  // What is written down into one file is so by one worker (.storybook/checks/drawn.ts).
  workers: process.env.UPDATE_DRAWN ? 1 : 2,
  retries: 0,
  forbidOnly: true,
  timeout: patient(60_000),
  expect: { timeout: patient(10_000), toPass: { timeout: patient(10_000) } },
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  use: { baseURL: process.env.SITE_URL },
  projects: [
    { ...chromium, testIgnore: [elsewhere, ofFonts] },
    ...fontWorlds.map((name) => ({
      ...{ name, testMatch: ofFonts },
      use: { ...chromium.use, launchOptions: { ...launchOptions, env: inFontWorld(name) } },
    })),
  ],
  webServer: {
    command: 'node --import tsx scripts/serve/serve.ts --port 0',
    cwd: '..',
    wait: { stdout: /(?<site_url>http:\S+)/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
