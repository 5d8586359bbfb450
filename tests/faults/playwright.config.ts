import { defineConfig } from '@playwright/test';
import { patient } from '../../scripts/lib/patience.mjs';
import site, { chromium } from '../playwright.config';

/**
 * The suite that breaks something of the built site: a file, the network, the browser, the address,
 * or the visitor's patience.
 */
export default defineConfig({
  ...site,
  projects: [chromium],
  // The time is long, because many faults share a page.
  timeout: patient(120_000),
  outputDir: '../../test-results/faults',
  webServer: { ...site.webServer!, cwd: '../..' },
});
