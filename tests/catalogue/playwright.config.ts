import { defineConfig } from '@playwright/test';
import { args, contextOptions, env } from '../../.storybook/browser.mjs';
import site from '../playwright.config';

/** The suite of the docs pages, in the built catalogue. */
export default defineConfig({
  ...site,
  projects: [{ name: 'chromium' }],
  outputDir: '../../test-results/catalogue',
  use: {
    ...site.use,
    ...contextOptions,
    browserName: 'chromium',
    baseURL: process.env.CATALOGUE_URL,
    launchOptions: { executablePath: process.env.CHROME_PATH, args: [...args], env },
  },
  webServer: {
    ...site.webServer!,
    command: 'node --import tsx scripts/serve/serve.ts --catalogue --port 0',
    wait: { stdout: /(?<catalogue_url>http:\S+)/ },
  },
});
