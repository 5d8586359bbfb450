import { defineConfig } from '@playwright/test';
import { args, contextOptions, env } from '../../.storybook/browser.mjs';
import { patient } from '../../scripts/lib/patience.mjs';

/** The file from which npm test reads the results. */
const report = process.env.REPORT;

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/catalogue',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: patient(60_000),
  expect: { timeout: patient(10_000), toPass: { timeout: patient(10_000) } },
  reporter: report ? [['dot'], ['json', { outputFile: report }]] : [['list']],
  use: {
    ...contextOptions,
    browserName: 'chromium',
    baseURL: process.env.CATALOGUE_URL,
    // Without CHROME_PATH Playwright uses its own Chromium.
    launchOptions: { executablePath: process.env.CHROME_PATH, args: [...args], env },
  },
  webServer: {
    command: 'node --import tsx scripts/serve/serve.ts --catalogue --port 0',
    cwd: '../..',
    wait: { stdout: /(?<catalogue_url>http:\S+)/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
