// @ts-check
import { openCatalogue } from '../serve/catalogue.mjs';
import { countPlaywright } from './counts.mjs';
import { docsIn, expectAll } from './docs-run.mjs';
import { bin, run } from '../lib/run.mjs';
import { withReport } from './with-report.mjs';

/**
 * Opens every docs page of storybook-static/ in Chromium, and proves that none was left out.
 * @param {string} chromium
 * @returns {Promise<import('./counts.mjs').Count>}
 * @throws {import('../lib/cli.mjs').Failure} there is no built catalogue
 */
export async function testDocs(chromium) {
  const { index, address, close } = await openCatalogue();
  const { code, json } = await withReport('docs.json', (file) =>
    run(bin('playwright', 'test', '--config', 'tests/catalogue/playwright.config.ts'), {
      env: { CHROME_PATH: chromium, CATALOGUE_URL: address, DOCS_REPORT: file },
    }),
  );
  close();
  return expectAll(countPlaywright(json, code), docsIn(index));
}
