// @ts-check
import { defineConfig } from '@playwright/test';

const folder = '../../.waxline/review';

// Run by review.mjs, which serves the catalogues and writes the plan that REVIEW_PLAN names.
export default defineConfig({
  testMatch: 'review.spec.mjs',
  fullyParallel: true,
  forbidOnly: true,
  // Where stories wait for their timers, others go on.
  workers: '150%',
  // The camera has patience of its own, for each picture.
  timeout: 0,
  outputDir: `${folder}/results`,
  reporter: [
    [process.stdout.isTTY ? 'line' : 'dot'],
    ['html', { open: 'never', outputFolder: `${folder}/report` }],
  ],
});
