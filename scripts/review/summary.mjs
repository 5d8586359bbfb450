// @ts-check

/** @typedef {import('./entries.mjs').Entry} Entry */

/**
 * The review in figures, for machines and for the last lines of the terminal.
 * @param {object} review
 * @param {Entry[]} review.entries
 * @param {number} review.stories
 * @param {number} review.pictures all that the working tree has, taken or not
 * @param {number} review.reused of unchanged content: neither taken nor compared
 * @param {string[]} review.unsteady looked different at first, and the same when taken again
 * @param {{ base: string, current: string, chromium: string, whole: boolean }} review.of
 *   `whole`: of all stories
 */
export function summarise({ entries, stories, pictures, reused, unsteady, of }) {
  const count = (/** @type {Entry['status']} */ status) =>
    entries.filter((entry) => entry.status === status).length;
  return {
    ...of,
    counts: {
      ...{ stories, pictures, reused },
      same: pictures - count('changed') - count('new') - count('broken'),
      changed: count('changed'),
      new: count('new'),
      removed: count('removed'),
      broken: count('broken'),
      accepted: entries.filter(({ accepted }) => accepted).length,
      open: entries.filter(({ accepted }) => !accepted).length,
      unsteady: unsteady.length,
    },
    unsteady,
    entries: entries.map(
      ({ key, title, name, mode, status, hash, accepted, reason, difference }) => ({
        ...{ key, title, name, mode, status, hash, accepted, reason },
        ...(difference && {
          pixels: difference.pixels,
          share: difference.share,
          box: difference.box,
        }),
      }),
    ),
  };
}

/** @typedef {ReturnType<typeof summarise>} Summary */

/**
 * What a review found, for the terminal.
 * @param {Summary} summary
 */
export function reviewWords({ counts, unsteady }) {
  const { stories, pictures, reused, changed, new: added, removed, broken } = counts;
  return [
    `\n${stories} stories, ${pictures} pictures, ${reused} of them of unchanged files.`,
    `${changed} changed, ${added} new, ${removed} removed, ${broken} broken; ${counts.accepted} accepted, ${counts.open} open.`,
    ...unsteady.map((key) => `  not the same twice: ${key}`),
  ];
}

/**
 * What pictures that were taken several times were like, for the terminal.
 * @param {{ summary: Summary, times: number, seconds: number }} found
 */
export function repeatWords({ summary: { counts, entries }, times, seconds }) {
  const { stories, pictures, changed, broken } = counts;
  const each = seconds / Math.max(1, pictures * times);
  return [
    `\n${stories} stories, ${pictures} pictures, ${times} times each: ${seconds.toFixed(0)} s, ${each.toFixed(2)} s a picture.`,
    `${changed} not the same each time, ${broken} broken.`,
    ...entries.map(({ title, name, mode, reason }) =>
      [`  ${title} › ${name}, ${mode}`, reason].filter(Boolean).join(': '),
    ),
  ];
}

/**
 * How long stories took, and which the longest.
 * @param {Map<string, number>[]} taken milliseconds by story id, one map for each side
 * @returns {string[]}
 */
export function timing(...taken) {
  const all = taken.flatMap((times) => [...times]).sort(([, a], [, b]) => b - a);
  if (all.length === 0) return [];
  const seconds = (/** @type {number} */ ms) => `${(ms / 1000).toFixed(2)} s`;
  const sum = all.reduce((total, [, ms]) => total + ms, 0);
  return [
    `${all.length} stories taken, base and current, ${seconds(sum / all.length)} each in all its modes`,
    ...all.slice(0, 3).map(([id, ms]) => `  slowest: ${id}, ${seconds(ms)}`),
  ];
}
