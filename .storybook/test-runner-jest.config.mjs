import { getJestConfig } from '@storybook/test-runner';
import { args, contextOptions } from './browser.mjs';

const config = getJestConfig();

/** @type {import('jest').Config} */
export default {
  ...config,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...config.testEnvironmentOptions['jest-playwright'],
      browsers: ['chromium'],
      launchOptions: { executablePath: process.env.CHROME_PATH || undefined, args },
      contextOptions,
    },
  },
};
