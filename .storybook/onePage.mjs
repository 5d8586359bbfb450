// @ts-check
import { getTestRunnerConfig, setupPage } from '@storybook/test-runner';
import untyped from '@storybook/test-runner/dist/jest-playwright-entries/test-environment.js';

/**
 * What a worker has open.
 * @typedef {object} Open
 * @property {object} [browser]
 * @property {import('playwright-core').BrowserContext} context
 * @property {import('playwright-core').Page} page
 */

const PlaywrightEnvironment = /** @type {typeof import('jest-environment-node').default} */ (
  untyped
);

/** @type {Open | undefined} */
let open;
let crashed = false;

/**
 * The test-runner's environment, but with one page for all story files of a worker. The original
 * opens a browser, starts Storybook in it and loads the test-runner for each file, which takes two
 * fifths of the time of all stories.
 */
export default class OnePage extends PlaywrightEnvironment {
  /**
   * @param {import('@jest/environment').JestEnvironmentConfig} config
   * @param {import('@jest/environment').EnvironmentContext} context
   */
  constructor({ projectConfig, ...config }, context) {
    const { 'jest-playwright': settings } = /** @type {{ 'jest-playwright': object }} */ (
      projectConfig.testEnvironmentOptions
    );
    const own = { 'jest-playwright': { ...settings, skipInitialization: open !== undefined } };
    super({ ...config, projectConfig: { ...projectConfig, testEnvironmentOptions: own } }, context);
  }

  /** What is open is kept among the globals of a story file. */
  get opened() {
    return /** @type {Open} */ (/** @type {unknown} */ (this.global));
  }

  /** @override */
  async setup() {
    await super.setup();
    const hooks = await getTestRunnerConfig();
    Object.assign(this.global, open, {
      // This does what playwright/jest-setup.js of the test-runner does; that file would load the
      // whole test-runner into each file's realm.
      __sbPreVisit: hooks?.preVisit,
      __sbPostVisit: hooks?.postVisit,
      __sbSetupPage: setupPage,
    });
    const { page, context } = this.opened;
    if (open) return;
    await setupPage(page, context);
    page.once('crash', () => (crashed = true));
  }

  /** @override */
  async teardown() {
    const { browser, context, page } = this.opened;
    // A page that has crashed, or whose browser has, would fail all files that follow, so they get
    // another.
    open = crashed || page.isClosed() ? undefined : { browser, context, page };
    crashed = false;
    // The page keeps the listeners of the hooks, which are loaded once for a worker (faults.ts).
    // Without this the original would close the browser.
    if (open) this.opened.browser = undefined;
    await super.teardown();
  }
}
