// @ts-check

/**
 * @typedef {object} Count what became of a suite
 * @property {number} passed
 * @property {number} failed
 * @property {string} [note] what the reader of the table should know
 *
 * @typedef {Count & { name: string, seconds: number }} Result
 */

/**
 * A suite that is one test: a command's success.
 * @param {{ code: number, note?: string }} run
 * @returns {Count}
 */
export const countCommand = ({ code, ...note }) =>
  code === 0 ? { passed: 1, failed: 0, ...note } : { passed: 0, failed: 1 };

/**
 * Counts a Jest run. A test file that could not be loaded has no tests, and counts as one that failed.
 * @param {{ code: number, report: any }} run
 */
export const countJest = ({ code, report }) =>
  complete(
    code,
    report && {
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      skipped: report.numPendingTests + report.numTodoTests,
    },
  );

/**
 * Counts a Playwright run.
 * @param {{ code: number, report: any }} run
 */
export const countPlaywright = ({ code, report }) =>
  complete(
    code,
    report && {
      passed: report.stats.expected,
      failed: report.stats.unexpected + report.stats.flaky + report.errors.length,
      skipped: report.stats.skipped,
    },
  );

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

/**
 * Compares what the test-runner ran, which reads files, with what the catalogue holds.
 * @param {any} index storybook-static/index.json
 * @param {any} report the test-runner's JSON report
 * @param {string[]} files the story files that were meant; all when empty
 * @returns {string[]} stories without exactly one finished test, and tests without a story
 */
export function mismatches(index, report, files) {
  /** @type {string[]} */
  const ran = report.testResults
    .flatMap((/** @type {any} */ file) => file.assertionResults)
    .filter((/** @type {any} */ { status }) => status === 'passed' || status === 'failed')
    .map((/** @type {any} */ { ancestorTitles }) => ancestorTitles.join(' / '));
  const stories = Object.values(index.entries)
    .filter(({ type, subtype }) => type === 'story' && subtype !== 'test')
    .filter(({ importPath }) => !files.length || files.includes(importPath.replace('./', '')))
    // The runner names a story by its export when it reads the file, by its name when by the index.
    .map(({ title, name, exportName }) => [`${title} / ${name}`, `${title} / ${exportName}`]);
  return [
    ...stories
      .filter((names) => ran.filter((test) => names.includes(test)).length !== 1)
      .map(([name]) => String(name)),
    ...ran.filter((test) => !stories.some((names) => names.includes(test))),
  ];
}

/**
 * The table of all suites, its last line the sum in the form `N passed, N failed`.
 * @param {Result[]} results
 */
export function table(results) {
  const lines = results.map(({ name, passed, failed, seconds, note }) =>
    [
      failed ? '✗' : passed ? '✓' : '–',
      name.padEnd(Math.max(...results.map(({ name }) => name.length))),
      `${passed} passed`.padStart(11),
      `${failed} failed`.padStart(10),
      `${seconds.toFixed(1)} s`.padStart(8),
      ...(note ? [` ${note}`] : []),
    ].join(' '),
  );
  const sum = (/** @type {'passed' | 'failed'} */ kind) =>
    results.reduce((total, result) => total + result[kind], 0);
  return ['', ...lines, '', `${sum('passed')} passed, ${sum('failed')} failed`].join('\n');
}
