// @ts-check

/**
 * @typedef {object} Count what became of a suite
 * @property {number} passed
 * @property {number} failed
 * @property {string} [note] what the reader of the table should know
 */

/**
 * A suite that is one test: a command's success.
 * @param {number} code
 * @returns {Count}
 */
export function countCommand(code) {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * Counts a Jest run (unit tests, or stories). A test file that could not be loaded has no tests, and
 * counts as one that failed.
 * @param {any} report what --json wrote; undefined when it wrote nothing
 * @param {number} code
 * @returns {Count}
 */
export function countJest(report, code) {
  return complete(
    code,
    report && {
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      skipped: report.numPendingTests + report.numTodoTests,
    },
  );
}

/**
 * Counts a Playwright run.
 * @param {any} report what the JSON reporter wrote; undefined when it wrote nothing
 * @param {number} code
 * @returns {Count}
 */
export function countPlaywright(report, code) {
  return complete(
    code,
    report && {
      passed: report.stats.expected,
      failed: report.stats.unexpected + report.stats.flaky + report.errors.length,
      skipped: report.stats.skipped,
    },
  );
}

/**
 * Never lets silence or a bad exit pass for success.
 * @param {number} code
 * @param {{ passed: number, failed: number, skipped: number } | undefined} found
 * @returns {Count}
 */
function complete(code, found) {
  if (!found) return { passed: 0, failed: 1, note: 'ended without a report' };
  const { passed, failed, skipped } = found;
  if (passed + failed === 0) return { passed: 0, failed: 1, note: 'no tests ran' };
  if (code !== 0 && failed === 0) return { passed, failed: 1, note: `ended with code ${code}` };
  return { passed, failed, ...(skipped > 0 && { note: `${skipped} skipped` }) };
}
