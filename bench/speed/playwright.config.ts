import { defineConfig, devices } from '@playwright/test';
import { args, env } from '../../.storybook/browser.mjs';

export default defineConfig({
  testMatch: 'presses.ts',
  outputDir: '../../test-results/speed',
  workers: 1,
  timeout: 0,
  reporter: 'line',
  use: {
    ...devices['Pixel 7'],
    // Tests have no time limit, but a control that is missing must not be waited for.
    actionTimeout: 10_000,
    contextOptions: { reducedMotion: 'no-preference' },
    launchOptions: { executablePath: process.env.CHROME_PATH, args, env },
  },
});
