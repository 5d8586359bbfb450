import { defineConfig } from '@playwright/test';
import { patient } from '../../scripts/lib/patience.mjs';
import site, { chromium } from '../playwright.config';

/** The built site with something broken: a file, the network, the browser, the address, the visitor's patience. */
export default defineConfig({
  ...site,
  projects: [chromium],
  // Many faults share a page.
  timeout: patient(120_000),
  outputDir: '../../test-results/faults',
  webServer: { ...site.webServer!, cwd: '../..' },
});
