import { defineConfig } from '@playwright/test';
import { quiet } from '../.storybook/browser.mjs';

/** Where npm test reads the results. */
const report = process.env.REPORT;

export default defineConfig({
  testDir: '.',
  testIgnore: /[/\\]tests[/\\](browsers|catalogue|compare|faults|lint|server|shots)[/\\]/,
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  use: { baseURL: process.env.SITE_URL },
  projects: [
    {
      name: 'chromium',
      use: {
        browserName: 'chromium',
        launchOptions: {
          // Unset, Playwright takes its own.
          executablePath: process.env.CHROME_PATH,
          args: quiet,
        },
      },
    },
  ],
  webServer: {
    command: 'node --import tsx scripts/serve/serve.ts --port 0',
    cwd: '..',
    wait: { stdout: /(?<site_url>http:\S+)/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
