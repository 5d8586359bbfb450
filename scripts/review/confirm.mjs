// @ts-check
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileOf } from './stories.mjs';

/** @typedef {import('./entries.mjs').Entry} Entry */
/** @typedef {import('./entries.mjs').Pair} Pair */
/** @typedef {{ pair: Pair, entry: Entry }} Suspect */
/** @typedef {'current' | 'base'} Side */

/**
 * A difference has to be there twice: a machine that is too busy may give one wrong picture. What
 * looks changed is taken again, first now, then as it was, and compared anew.
 * @param {object} work
 * @param {Suspect[]} work.suspects
 * @param {string} work.folder for the second pictures
 * @param {(side: Side, shots: import('./stories.mjs').Shot[], folder: string) => Promise<Set<string>>} work.take
 *   each in a fresh page; says which could be taken
 * @param {Record<Side, string>} work.folders where the first ones are
 * @param {(pair: Pair) => Entry | null} work.judge
 * @returns {Promise<Suspect[]>} the differences that stay
 */
export async function confirm({ suspects, folder, take, folders, judge }) {
  for (const side of /** @type {const} */ (['current', 'base'])) {
    if (suspects.length === 0) break;
    rmSync(folder, { recursive: true, force: true });
    const shots = suspects.flatMap(({ pair }) => pair[side] ?? []);
    const taken = await take(side, shots, folder);
    for (const shot of shots.filter(({ key }) => taken.has(key))) {
      renameSync(join(folder, fileOf(shot)), join(folders[side], fileOf(shot)));
    }
    suspects = suspects.flatMap(({ pair }) => {
      const entry = judge(pair);
      return entry ? [{ pair, entry }] : [];
    });
  }
  return suspects;
}

/**
 * Which differences have been there twice already: a later review need not take them again.
 * @param {string} folder
 */
export function confirmations(folder) {
  mkdirSync(folder, { recursive: true });
  const fileFor = (/** @type {Pair} */ { base, current }) =>
    join(folder, `${base?.content}-${current?.content}`);
  return {
    has: (/** @type {Pair} */ pair) => existsSync(fileFor(pair)),
    add: (/** @type {Pair} */ pair) => writeFileSync(fileFor(pair), ''),
  };
}
