import { join } from 'node:path';
import { defineConfig, type Project } from '@playwright/test';
import { env, quiet } from '../.storybook/browser.mjs';
import { fontWorlds, inFontWorld } from '../.storybook/fontWorld.mjs';
import { installedChromium } from '../scripts/lib/chromium';
import { patient } from '../scripts/lib/patience.mjs';

/** The file from which npm test reads the results. */
const report = process.env.REPORT;

// A test that is run by itself has no CHROME_PATH. It is set here, and the workers inherit it.
process.env.CHROME_PATH ||= installedChromium() ?? '';
const launchOptions = { executablePath: process.env.CHROME_PATH, args: quiet };

export const chromium: Project = {
  name: 'chromium',
  use: { browserName: 'chromium', launchOptions: { ...launchOptions, env } },
};

/** The specs that run once for each world of fonts, in a project with the world's name. */
const ofFonts = /[/\\](fontWorlds|lateFonts)\.spec\.ts$/;
/** On other systems browsers take the fonts that are installed, so there is no world to look at. */
const onlyOnLinux = process.platform === 'linux' ? [] : /[/\\]fontWorlds\.spec\.ts$/;

export default defineConfig({
  outputDir: '../test-results',
  fullyParallel: true,
  // With UPDATE_DRAWN only one worker may run, because all write to one file
  // (.storybook/checks/drawingsTable.ts).
  workers: process.env.UPDATE_DRAWN ? 1 : 2,
  forbidOnly: true,
  // Long enough for a machine that becomes busy after its speed was measured (scripts/lib/patience.mjs).
  timeout: patient(120_000),
  expect: {
    timeout: patient(30_000),
    toPass: { timeout: patient(30_000), intervals: [20, 50, 100, 200] },
  },
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  use: { baseURL: process.env.SITE_URL, actionTimeout: patient(30_000) },
  projects: [
    // These come first, because at the end one of their long tests would run alone.
    ...fontWorlds.map((name) => ({
      name,
      testMatch: ofFonts,
      testIgnore: onlyOnLinux,
      use: { ...chromium.use, launchOptions: { ...launchOptions, env: inFontWorld(name) } },
    })),
    // Folders in this one have settings of their own.
    { ...chromium, testMatch: /[/\\]tests[/\\]\w+\.spec\.ts$/, testIgnore: ofFonts },
  ],
  webServer: {
    command: 'node --import tsx scripts/serve/serve.ts --port 0',
    cwd: join(__dirname, '..'),
    wait: { stdout: /(?<site_url>http:\S+)/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
