// @ts-check
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Failure } from '../lib/cli.mjs';

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
  return existsSync(file) ? readExport(file).accepted : {};
}

/**
 * Puts an export of the report on record. One of all stories replaces what was there: what is not
 * in it has become the base, or was rejected. One of some stories is added.
 * @param {string} record the file in the repository
 * @param {string} given the file from the report
 * @returns {{ accepted: number, dropped: number }}
 * @throws {Failure} a file is missing or cannot be understood
 */
export function accept(record, given) {
  if (!existsSync(given)) throw new Failure(`There is no file "${given}" to accept.`, 2);
  const before = readAccepted(record);
  const { accepted, rejected = [], whole = false } = readExport(given);
  const now = Object.entries(whole ? accepted : { ...before, ...accepted })
    .filter(([key]) => !rejected.includes(key))
    .sort(([a], [b]) => a.localeCompare(b, 'en'));
  writeFileSync(record, `${JSON.stringify({ accepted: Object.fromEntries(now) }, null, 2)}\n`);
  const kept = new Set(now.map(([key]) => key));
  return {
    accepted: Object.keys(accepted).length,
    dropped: Object.keys(before).filter((key) => !kept.has(key)).length,
  };
}

/**
 * @param {string} file
 * @returns {{ accepted: Accepted, rejected?: string[], whole?: boolean }}
 */
function readExport(file) {
  let found;
  try {
    found = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Failure(`${file} is no JSON: export it from the report again.`);
  }
  const isHash = (/** @type {unknown} */ hash) =>
    typeof hash === 'string' && /^(removed|[0-9a-f]{32})$/.test(hash);
  const accepted = found?.accepted;
  if (typeof accepted !== 'object' || !accepted || !Object.values(accepted).every(isHash)) {
    throw new Failure(`${file} is no list of accepted pictures: export it from the report again.`);
  }
  return found;
}
