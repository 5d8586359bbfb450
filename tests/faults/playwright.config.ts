import { defineConfig } from '@playwright/test';
import site, { chromium } from '../playwright.config';

/**
 * The suite that breaks something of the built site: a file, the network, the browser, the address,
 * or the visitor's patience.
 */
export default defineConfig({
  ...site,
  projects: [chromium],
  outputDir: '../../test-results/faults',
});
