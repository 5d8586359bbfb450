import { defineConfig, type Project } from '@playwright/test';
import { env, quiet } from '../../.storybook/browser.mjs';
import site from '../playwright.config';
import { findEngines, type Engine } from './engines';

const suites = 'routes|header|transition|travel|focus|chat|toast|pictures';
const faults = 'addresses|navigation|overlays';
const specs = new RegExp(
  String.raw`[/\\](tests[/\\](${suites})|faults[/\\](${faults})|browsers[/\\](prints|words))\.spec\.ts$`,
);

/**
 * These tests need Chromium: its option that shows scrollbars, its setting for larger text, its slow
 * processor, and its mouse, because Firefox without windows says that it has none.
 */
const onlyChromium =
  /where scrollbars take room|with twice the text|keeps the page out of reach|stays under a mouse/;

const backCache = /[/\\]backCache\.spec\.ts$/;

const programOf = (engine: Engine) => (engine === 'playwright' ? undefined : engine.command[0]);

/** The site's own suites run in Chromium; here is only what its headless shell cannot do. */
const chromium = (engine: Engine): Project => ({
  name: 'chromium',
  testMatch: backCache,
  use: {
    browserName: 'chromium',
    channel: 'chromium',
    launchOptions: {
      executablePath: programOf(engine),
      args: quiet,
      env,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    },
  },
});

/** Firefox as it is, while in the other tests Playwright needs it without that cache. */
const firefoxBack = (engine: Engine): Project => ({
  name: 'firefox, back',
  testMatch: backCache,
  use: {
    browserName: 'firefox',
    ...(engine !== 'playwright' && { channel: 'moz-firefox' }),
    launchOptions: { executablePath: programOf(engine) },
  },
});

const firefox = (engine: Engine): Project => ({
  name: 'firefox',
  testMatch: specs,
  ...(engine === 'playwright'
    ? { grepInvert: onlyChromium, use: { browserName: 'firefox' } }
    : {
        // Driven this way, Firefox cannot be asked for reduced motion (stockFirefox.ts), a touch
        // causes no click, and without windows it draws the first frame of a fade late.
        grepInvert: [onlyChromium, /reduced motion|menu of small screens|from the first frame/],
        use: {
          browserName: 'firefox',
          channel: 'moz-firefox',
          launchOptions: {
            executablePath: programOf(engine),
            // The scrollbars take no room, as in the other engines under test.
            firefoxUserPrefs: {
              'ui.useOverlayScrollbars': 1,
              // Playwright waits for a load event, which a page from that cache does not have.
              'browser.sessionhistory.max_total_viewers': 0,
            },
          },
        },
      }),
});

const webkit: Project = {
  name: 'webkit',
  testMatch: specs,
  grepInvert: onlyChromium,
  use: { browserName: 'webkit' },
};

const webkitGtk: Project = { name: 'webkitgtk', testMatch: /webkitGtk(Drawn)?\.spec\.ts$/ };

const found = findEngines();

/**
 * The site's suites in Firefox and WebKit, and the back/forward cache of all but Playwright's
 * WebKit, which has none; "npm run test:browsers" says what they need.
 */
export default defineConfig({
  ...site,
  testDir: '..',
  outputDir: '../../test-results/browsers',
  projects: [
    found.chromium ? chromium(found.chromium) : [],
    found.firefox ? [firefox(found.firefox), firefoxBack(found.firefox)] : [],
    found.webkit ? webkit : [],
    found.webkitGtk ? webkitGtk : [],
  ].flat(),
});
