export interface Count {
  passed: number;
  failed: number;
  /** A remark for the reader of the table. */
  note?: string;
}

export interface Result extends Count {
  name: string;
  seconds: number;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each writes something else
type Report = any;

type Run = { code: number; report?: Report };

/** Counts a suite that is a single command, as one test. */
export const countCommand = ({ code, ...note }: { code: number; note?: string }): Count =>
  code === 0 ? { passed: 1, failed: 0, ...note } : { passed: 0, failed: 1 };

/** Counts a Jest run. A test file that could not be loaded counts as one failed test. */
export function countJest({ code, report: it }: Run) {
  if (!it) return noReport;
  const failed = it.numFailedTests + it.numRuntimeErrorTestSuites;
  return complete(code, it.numPassedTests, failed, it.numPendingTests + it.numTodoTests);
}

export function countPlaywright({ code, report }: Run) {
  if (!report) return noReport;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return complete(code, expected, unexpected + flaky + report.errors.length, skipped);
}

const noReport: Count = { passed: 0, failed: 1, note: 'ended without a report' };

/** The result of a suite. A run without tests, or with a bad exit code, counts as failed. */
function complete(code: number, passed: number, failed: number, skipped: number): Count {
  if (passed + failed === 0) return { passed: 0, failed: 1, note: 'no tests ran' };
  if (code !== 0 && failed === 0) return { passed, failed: 1, note: `ended with code ${code}` };
  return { passed, failed, ...(skipped > 0 && { note: `${skipped} skipped` }) };
}

/**
 * Compares the tests that the test-runner ran, which come from files, with the catalogue's
 * index.json. Returns stories without exactly one finished test, and tests without a story. `files`
 * are the story files that should run; all when empty.
 */
export function mismatches(index: Report, report: Report, files: string[]): string[] {
  const tests: Report[] = report.testResults.flatMap((file: Report) => file.assertionResults);
  const ran = tests
    .filter(({ status }) => status === 'passed' || status === 'failed')
    .map(({ ancestorTitles }) => ancestorTitles.join(' / '));
  const stories = Object.values<Report>(index.entries)
    .filter(({ type, subtype }) => type === 'story' && subtype !== 'test')
    .filter(({ importPath }) => !files.length || files.includes(importPath.replace('./', '')))
    // The runner names a story by its export if it read the file, and by its name if it read the
    // index.
    .map(({ title, name, exportName }) => [`${title} / ${name}`, `${title} / ${exportName}`]);
  return [
    ...stories
      .filter((names) => ran.filter((test) => names.includes(test)).length !== 1)
      .map(([name]) => name),
    ...ran.filter((test) => !stories.some((names) => names.includes(test))),
  ];
}

/** The table of all suites. Its last line is the sum in the form `N passed, N failed`. */
export function table(results: Result[]) {
  const width = Math.max(...results.map(({ name }) => name.length));
  const lines = results.map(({ name, passed, failed, seconds, note = '' }) => {
    const counts = `${passed} passed`.padStart(11) + `${failed} failed`.padStart(11);
    const time = `${seconds.toFixed(1)} s`.padStart(9);
    return `${failed ? '✗' : '✓'} ${name.padEnd(width)}${counts}${time}  ${note}`.trimEnd();
  });
  const sum = (kind: 'passed' | 'failed') => results.reduce((all, result) => all + result[kind], 0);
  return ['', ...lines, '', `${sum('passed')} passed, ${sum('failed')} failed`].join('\n');
}
