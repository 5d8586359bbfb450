import { defineConfig, devices } from '@playwright/test';
import { args } from '../../.storybook/browser.mjs';

export default defineConfig({
  testMatch: 'presses.ts',
  outputDir: '../../test-results/speed',
  workers: 1,
  timeout: 0,
  reporter: 'line',
  use: {
    ...devices['Pixel 7'],
    contextOptions: { reducedMotion: 'no-preference' },
    launchOptions: { executablePath: process.env.CHROME_PATH, args },
  },
});
