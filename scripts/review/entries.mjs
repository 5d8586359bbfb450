// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REMOVED } from './accepted.mjs';
import { comparePictures, hashOf } from './compare.mjs';
import { fileOf } from './stories.mjs';

/** @typedef {import('./stories.mjs').Shot} Shot */

/**
 * @typedef {object} Entry one story in one mode that is not what it was
 * @property {string} key
 * @property {string} title
 * @property {string} name
 * @property {string} mode
 * @property {'changed' | 'new' | 'removed' | 'broken'} status
 * @property {string} hash what accepting it records
 * @property {boolean} accepted
 * @property {string} [reason] why there is no picture
 * @property {string} [base] the file of its picture
 * @property {string} [current]
 * @property {import('./compare.mjs').Difference} [difference]
 */

/** @typedef {{ base?: Shot, current?: Shot }} Pair */

/**
 * Puts each picture beside the one it replaces.
 * @param {Shot[]} base
 * @param {Shot[]} current
 * @returns {Pair[]} in the catalogue's order, removed ones last
 */
export function pairShots(base, current) {
  const before = new Map(base.map((shot) => [shot.key, shot]));
  const now = new Set(current.map(({ key }) => key));
  return [
    ...current.map((shot) => ({ current: shot, base: before.get(shot.key) })),
    ...base.filter(({ key }) => !now.has(key)).map((shot) => ({ base: shot })),
  ];
}

/**
 * Whether both pictures are of the same content, and need not be taken.
 * @param {Pair} pair
 */
export const isSame = ({ base, current }) => base?.content === current?.content;

/**
 * What became of a pair.
 * @param {Pair} pair
 * @param {object} found
 * @param {string} found.baseFolder
 * @param {string} found.currentFolder
 * @param {Map<string, string>} found.broken why a current shot gave no picture
 * @param {Map<string, string>} found.baseBroken
 * @param {import('./accepted.mjs').Accepted} found.accepted
 * @returns {Entry | null} null when it looks as it did
 */
export function entryOf(pair, { baseFolder, currentFolder, broken, baseBroken, accepted }) {
  const shot = /** @type {Shot} */ (pair.current ?? pair.base);
  const { key, mode, story } = shot;
  const about = { key, mode, title: story.title, name: story.name };
  const reason = pair.current && broken.get(key);
  // A story that cannot be shown cannot be accepted either.
  if (reason) return { ...about, status: 'broken', hash: '', accepted: false, reason };

  const base = pair.base && !baseBroken.has(key) ? join(baseFolder, fileOf(pair.base)) : undefined;
  if (!pair.current) {
    return {
      ...about,
      status: 'removed',
      hash: REMOVED,
      accepted: accepted[key] === REMOVED,
      base,
    };
  }
  const current = join(currentFolder, fileOf(pair.current));
  const picture = readFileSync(current);
  const hash = hashOf(picture);
  const rest = { ...about, hash, accepted: accepted[key] === hash, current };
  if (!base) return { ...rest, status: 'new' };
  const difference = comparePictures(readFileSync(base), picture);
  return difference && { ...rest, status: 'changed', base, difference };
}
