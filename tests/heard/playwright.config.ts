import { defineConfig } from '@playwright/test';
import { onPath } from '../browsers/engines';
import site from '../playwright.config';

/** What Orca says of the site in Firefox; run by "npm run test:heard". */
export default defineConfig({
  ...site,
  outputDir: '../../test-results/heard',
  snapshotPathTemplate: '{testDir}/{arg}{ext}',
  // Orca reads one window, the active one.
  workers: 1,
  projects: [
    {
      name: 'orca',
      use: {
        browserName: 'firefox',
        headless: false,
        channel: 'moz-firefox',
        launchOptions: {
          executablePath: onPath('firefox-esr'),
          env: { ...process.env, GNOME_ACCESSIBILITY: '1' },
          // Without a history, no link is "visited".
          firefoxUserPrefs: { 'places.history.enabled': false },
        },
      },
    },
  ],
});
