// @ts-check

/** @typedef {import('./stories.mjs').Shot} Shot */

const BATCH = 50;

/**
 * What a page is loaded for.
 * @param {Shot} shot
 */
export const lookOf = ({ colorScheme, forcedColors, size, globals }) =>
  JSON.stringify([colorScheme, forcedColors, size, globals]);

/**
 * Those that want the same page, which costs far more to load than a picture does to take; the many first, and none
 * so many that one lane would be at it alone in the end.
 * @param {Shot[]} shots
 * @returns {Shot[][]}
 */
export function batches(shots) {
  /** @type {Map<string, Shot[]>} */
  const byLook = new Map();
  for (const shot of shots) {
    const look = lookOf(shot);
    byLook.set(look, [...(byLook.get(look) ?? []), shot]);
  }
  return [...byLook.values()]
    .flatMap((all) =>
      Array.from({ length: Math.ceil(all.length / BATCH) }, (_, at) =>
        all.slice(at * BATCH, (at + 1) * BATCH),
      ),
    )
    .sort((a, b) => b.length - a.length);
}
