import { getJestConfig } from '@storybook/test-runner';
import { patient } from '../scripts/lib/patience.mjs';
import { args, contextOptions, env } from './browser.mjs';

const config = getJestConfig();
/** The test-runner's own settings of the browser, which Jest's type does not know. */
const own = config.testEnvironmentOptions?.['jest-playwright'];

/** @type {import('jest').Config} */
export default {
  ...config,
  testTimeout: patient(60_000),
  // Coverage is read from a page when it closes, so when it is collected each file keeps its own
  // page.
  ...(process.env.STORYBOOK_COLLECT_COVERAGE !== 'true' && {
    testEnvironment: '<rootDir>/.storybook/onePage.mjs',
    setupFilesAfterEnv: [],
  }),
  testEnvironmentOptions: {
    'jest-playwright': {
      ...(typeof own === 'object' && own),
      browsers: ['chromium'],
      launchOptions: { executablePath: process.env.CHROME_PATH || undefined, args, env },
      contextOptions,
    },
  },
};
