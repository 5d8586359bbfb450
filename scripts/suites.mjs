// @ts-check
import { isBuilt } from './build-stamp.mjs';
import { countCommand, countJest, countPlaywright } from './counts.mjs';
import { unitFolder } from './coverage/places.mjs';
import { root } from './root.mjs';
import { bin, npm, run } from './run.mjs';
import { testDocs } from './test-docs.mjs';
import { testStories } from './test-stories.mjs';
import { withReport } from './with-report.mjs';

/**
 * @typedef {object} Suite
 * @property {string} name
 * @property {string[]} [needs] the suites whose results it works on
 * @property {boolean} [browser] whether it needs Chromium
 * @property {() => boolean} [ready] whether its result is already there, should another only need it
 * @property {(chromium: string) => Promise<import('./counts.mjs').Count>} run
 */

const QUIET = { GATSBY_TELEMETRY_DISABLED: '1', STORYBOOK_DISABLE_TELEMETRY: '1' };

/** @param {string[]} command */
const command = async (command) => countCommand((await run(command, { env: QUIET })).code);

/** @type {Suite[]} */
export const suites = [
  { name: 'types', run: () => command(bin('tsc', '--noEmit')) },
  { name: 'lint', run: () => command(bin('eslint', '.')) },
  { name: 'format', run: () => command(bin('prettier', '--check', '--log-level=warn', '.')) },
  {
    name: 'unit',
    run: async () => {
      const { code, json } = await withReport('unit.json', (file) =>
        run([
          ...bin('jest', '--ci', '--json', `--outputFile=${file}`),
          ...['--coverage', '--coverageReporters=json', `--coverageDirectory=${unitFolder}`],
        ]),
      );
      return countJest(json, code);
    },
  },
  { name: 'storybook', run: () => command(npm('run', 'build-storybook')) },
  { name: 'stories', needs: ['storybook'], browser: true, run: testStories },
  { name: 'docs', needs: ['storybook'], browser: true, run: testDocs },
  {
    name: 'coverage',
    needs: ['unit', 'stories'],
    // This and the next stand on packages that set-up may have yet to install.
    run: async () => (await import('./test-coverage.mjs')).testCoverage(),
  },
  { name: 'build', ready: () => isBuilt(root), run: () => command(npm('run', 'build')) },
  {
    name: 'site',
    needs: ['build'],
    browser: true,
    run: async (chromium) => {
      const { code, json } = await withReport('site.json', (file) =>
        run(bin('playwright', 'test', '--config', 'tests/playwright.config.ts'), {
          env: { CHROME_PATH: chromium, SITE_REPORT: file },
        }),
      );
      return countPlaywright(json, code);
    },
  },
];
