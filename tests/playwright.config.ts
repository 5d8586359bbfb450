import { defineConfig } from '@playwright/test';
import { quiet } from '../.storybook/browser.mjs';

const port = 9473;
const report = process.env.SITE_REPORT;

export default defineConfig({
  testDir: '.',
  testIgnore: 'catalogue/**',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  use: { baseURL: `http://localhost:${port}` },
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
    command: `node scripts/serve/serve.mjs --port ${port}`,
    cwd: '..',
    url: `http://localhost:${port}/`,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
