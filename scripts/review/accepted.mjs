// @ts-check
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Failure } from '../cli.mjs';

/** @typedef {Record<string, string>} Accepted from story and mode to the hash of the accepted picture */

/** Instead of a hash, for a story that is gone. */
export const REMOVED = 'removed';

/**
 * What reviewers have accepted; nothing when there is no file.
 * @param {string} file
 * @returns {Accepted}
 * @throws {Failure} the file cannot be understood
 */
export function readAccepted(file) {
  if (!existsSync(file)) return {};
  let accepted;
  try {
    ({ accepted } = JSON.parse(readFileSync(file, 'utf8')) ?? {});
  } catch {
    throw new Failure(`${file} is no JSON: export it from the report again.`);
  }
  const isHash = (/** @type {unknown} */ hash) =>
    typeof hash === 'string' && /^(removed|[0-9a-f]{32})$/.test(hash);
  if (typeof accepted !== 'object' || !accepted || !Object.values(accepted).every(isHash)) {
    throw new Failure(`${file} is no list of accepted pictures: export it from the report again.`);
  }
  return accepted;
}

/**
 * Adds an export of the report to the record. What no longer differs from the base has become the
 * base, and leaves the record.
 * @param {string} record the file in the repository
 * @param {string} given the file from the report
 * @param {{ key: string, status: string }[]} differing the last review's entries
 * @returns {{ added: number, dropped: number }}
 * @throws {Failure} the given file is missing or cannot be understood
 */
export function accept(record, given, differing) {
  if (!existsSync(given)) throw new Failure(`There is no file "${given}" to accept.`, 2);
  const before = readAccepted(record);
  const added = readAccepted(given);
  const keys = new Set(differing.map(({ key }) => key));
  const kept = Object.entries({ ...before, ...added }).filter(
    ([key]) => keys.has(key) || added[key],
  );
  const sorted = Object.fromEntries(kept.sort(([a], [b]) => a.localeCompare(b, 'en')));
  writeFileSync(record, `${JSON.stringify({ accepted: sorted }, null, 2)}\n`);
  const all = new Set([...Object.keys(before), ...Object.keys(added)]);
  return { added: Object.keys(added).length, dropped: all.size - kept.length };
}
