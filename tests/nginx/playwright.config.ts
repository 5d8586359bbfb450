import { defineConfig } from '@playwright/test';
import faults from '../faults/playwright.config';

/** The suites of routes and faults, with Debian's nginx in place of our own server. */
export default defineConfig({
  ...faults,
  testDir: '..',
  testMatch: /[/\\](faults[/\\]\w+|routes)\.spec\.ts$/,
  outputDir: '../../test-results/nginx',
  webServer: { ...faults.webServer!, command: 'node --import tsx tests/nginx/serve.ts' },
});
