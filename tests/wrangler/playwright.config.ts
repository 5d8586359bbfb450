import { defineConfig } from '@playwright/test';

const PORT = 9788;
const address = `http://127.0.0.1:${PORT}`;

/** Workers behave as of this date. The site has none, but wrangler refuses dates that it does not know yet. */
const wrangler = `npx --yes wrangler@4.164.0 pages dev public --compatibility-date=2026-01-01 --ip=127.0.0.1 --port=${PORT}`;

/** The built site in Cloudflare's own server; run by "npm run test:wrangler". */
export default defineConfig({
  outputDir: '../../test-results/wrangler',
  reporter: 'list',
  use: { baseURL: address },
  webServer: {
    command: wrangler,
    cwd: '../..',
    url: address,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    env: { WRANGLER_SEND_METRICS: 'false', CI: 'true' },
  },
});
