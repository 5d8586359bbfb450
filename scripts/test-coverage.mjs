// @ts-check
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { catalogueFolder } from './serve/catalogue.mjs';
import { Failure } from './lib/cli.mjs';
import { merge } from './coverage/merge.mjs';
import { reportFolder, storiesFolder, unitFolder } from './coverage/places.mjs';
import { readStories } from './coverage/read-stories.mjs';
import { share, sum, percent, table } from './coverage/table.mjs';
import { root } from './lib/root.mjs';

/** @typedef {import('istanbul-lib-coverage').CoverageMap} CoverageMap */

/**
 * Puts together what unit tests and stories ran of src/, prints it, and holds it against the floor.
 * @returns {Promise<import('./suites/counts.mjs').Count>}
 * @throws {Failure} a suite left nothing to put together
 */
export async function testCoverage() {
  const unitFile = join(unitFolder, 'coverage-final.json');
  if (!existsSync(unitFile)) throw new Failure('The unit suite left no coverage.');
  const found = readJson(unitFile);
  const tokens = readStories(storiesFolder, catalogueFolder);
  if (!Object.keys(found).some((path) => tokens.has(path))) {
    throw new Failure('The stories suite left no coverage, or the catalogue no source maps.');
  }

  const maps = merge(found, tokens);
  const rows = maps.both.files().map((path) => rowOf(path, maps));
  const floor = readJson(new URL('coverage/floor.json', import.meta.url)).lines;
  console.log(table(rows, floor));
  await writeReport(maps.both);
  console.log(`  ${pathToFileURL(join(reportFolder, 'index.html')).href}`);

  const lines = sum(rows, 'both');
  const enough = percent(lines) >= floor;
  const note = `${share(lines)} of ${lines.total} lines${enough ? '' : `, below the floor of ${floor} %`}`;
  return { passed: enough ? 1 : 0, failed: enough ? 0 : 1, note };
}

/**
 * @param {string} path
 * @param {Record<'unit' | 'stories' | 'both', CoverageMap>} maps
 * @returns {import('./coverage/table.mjs').Row}
 */
function rowOf(path, { unit, stories, both }) {
  /** @param {CoverageMap} map */
  const lines = (map) => map.fileCoverageFor(path).toSummary().lines;
  return {
    file: relative(root, path).split(sep).join('/'),
    unit: lines(unit),
    stories: lines(stories),
    both: lines(both),
    missed: both.fileCoverageFor(path).getUncoveredLines().map(Number),
  };
}

/** @param {CoverageMap} coverageMap */
async function writeReport(coverageMap) {
  const { default: report } = await import('istanbul-lib-report');
  const { default: reports } = await import('istanbul-reports');
  rmSync(reportFolder, { recursive: true, force: true });
  const context = report.createContext({ dir: reportFolder, coverageMap });
  for (const kind of /** @type {const} */ (['html', 'lcovonly'])) {
    reports.create(kind).execute(context);
  }
}

/** @param {string | URL} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
