// @ts-check

/**
 * How many docs pages the catalogue holds.
 * @param {any} index storybook-static/index.json
 * @returns {number}
 */
export const docsIn = (index) =>
  Object.values(index.entries).filter(({ type }) => type === 'docs').length;

/** The tests of all pages together: every prop is described. */
const OF_ALL = 1;

/**
 * Compares how many docs pages were tested with how many there are.
 * @param {import('./counts.mjs').Count} count
 * @param {number} pages
 * @returns {import('./counts.mjs').Count}
 */
export function expectAll(count, pages) {
  const ran = count.passed + count.failed - OF_ALL;
  if (ran === pages) return count;
  return { ...count, failed: count.failed + 1, note: `${ran} tests for ${pages} docs pages` };
}
