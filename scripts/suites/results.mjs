// @ts-check

/** @typedef {import('./counts.mjs').Count & { name: string, seconds: number }} SuiteResult */

/**
 * The table of all suites, its last line the sum in the form `N passed, N failed`.
 * @param {SuiteResult[]} results
 * @returns {string}
 */
export function report(results) {
  const width = Math.max(5, ...results.map(({ name }) => name.length));
  const lines = results.map(({ name, passed, failed, seconds, note }) =>
    [
      failed ? '✗' : '✓',
      name.padEnd(width),
      `${passed} passed`.padStart(11),
      `${failed} failed`.padStart(10),
      `${seconds.toFixed(1)} s`.padStart(8),
      ...(note ? [` ${note}`] : []),
    ].join(' '),
  );
  const { passed, failed } = total(results);
  return ['', ...lines, '', `${passed} passed, ${failed} failed`].join('\n');
}

/**
 * @param {import('./counts.mjs').Count[]} results
 * @returns {{ passed: number, failed: number }}
 */
export function total(results) {
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
  };
}
