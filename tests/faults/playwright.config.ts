import { defineConfig } from '@playwright/test';
import site from '../playwright.config';

/** The built site with something broken: a file, the network, the browser, the address, the visitor's patience. */
export default defineConfig({
  ...site,
  testIgnore: [],
  // Many faults share a page.
  timeout: 60_000,
  outputDir: '../../test-results/faults',
  webServer: { ...site.webServer!, cwd: '../..' },
});
