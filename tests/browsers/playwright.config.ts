import { defineConfig } from '@playwright/test';
import site from '../playwright.config';

export default defineConfig({
  ...site,
  testDir: '..',
  outputDir: '../../test-results/browsers',
  projects: [
    {
      name: 'firefox',
      testMatch: /(routes|navigation|chat|toast|pictures|failures|header|transition|hydration|edge|everybody|pages|fonts|addresses|words)\.spec\.ts/,
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: {
          executablePath: '/usr/bin/firefox-esr',
        },
      },
    },
  ],
  webServer: {...site.webServer, cwd: '../..'},
});
