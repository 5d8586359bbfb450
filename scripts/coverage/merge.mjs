// @ts-check
import istanbul from 'istanbul-lib-coverage';
import { fill, withoutBranches } from './fill.mjs';

/** @typedef {import('istanbul-lib-coverage').CoverageMap} CoverageMap */

/**
 * Both suites, each alone and together. They count the same statements: those that the unit suite
 * found in the sources, whether a test loads them or not.
 * @param {import('istanbul-lib-coverage').CoverageMapData} found the unit suite's report
 * @param {Map<string, import('./tokens.mjs').Token[]>} tokens what the stories ran, by path
 * @returns {{ unit: CoverageMap, stories: CoverageMap, both: CoverageMap }}
 */
export function merge(found, tokens) {
  const map = istanbul.createCoverageMap(found);
  const files = map.files().map((path) => map.fileCoverageFor(path).data);
  const unit = files.map((file) => ({ ...file, ...withoutBranches }));
  const stories = files.map((file) => fill(file, tokens.get(file.path) ?? []));
  return { unit: mapOf(unit), stories: mapOf(stories), both: mapOf([...unit, ...stories]) };
}

/** @param {import('istanbul-lib-coverage').FileCoverageData[]} files */
function mapOf(files) {
  const map = istanbul.createCoverageMap();
  // Merging writes into what it is given.
  for (const file of files) map.addFileCoverage(structuredClone(file));
  return map;
}
