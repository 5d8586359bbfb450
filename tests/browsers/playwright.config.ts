import { defineConfig, type Project } from '@playwright/test';
import { patient } from '../../scripts/lib/patience.mjs';
import site from '../playwright.config';
import { findEngines, type Engine } from './engines';

const suites = 'routes|navigation|header|transition|chat|toast|pictures';
const faults = 'addresses|navigation|overlays';
const specs = new RegExp(
  `tests/((${suites})|faults/(${faults})|browsers/(prints|words))\\.spec\\.ts$`,
);

/** These tests need Chromium: its option that shows scrollbars, its setting for larger text. */
const onlyChromium = /where scrollbars take room|with twice the text/;

const firefox = (engine: Engine): Project => ({
  name: 'firefox',
  testMatch: specs,
  ...(engine === 'playwright'
    ? { grepInvert: onlyChromium, use: { browserName: 'firefox' } }
    : {
        // Driven this way, Firefox cannot be asked for reduced motion (stockFirefox.ts), a touch
        // causes no click, and without windows it draws the first frame of a fade late.
        grepInvert: [
          onlyChromium,
          /reduced motion/,
          /menu of small screens/,
          /from the first frame/,
        ],
        use: {
          browserName: 'firefox',
          channel: 'moz-firefox',
          launchOptions: {
            executablePath: engine.command[0],
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

const webkit = (engine: Engine): Project => ({
  name: 'webkit',
  ...(engine === 'playwright'
    ? { testMatch: specs, grepInvert: onlyChromium, use: { browserName: 'webkit' } }
    : { testMatch: /webkit\.spec\.ts$/ }),
});

const { firefox: foundFirefox, webkit: foundWebKit } = findEngines();

/** The site's suites in Firefox and WebKit; "npm run test:browsers" says what they need. */
export default defineConfig({
  ...site,
  testDir: '..',
  outputDir: '../../test-results/browsers',
  // These browsers are slower than the headless Chromium.
  timeout: patient(120_000),
  projects: [
    foundFirefox ? firefox(foundFirefox) : [],
    foundWebKit ? webkit(foundWebKit) : [],
  ].flat(),
  webServer: { ...site.webServer!, cwd: '../..' },
});
