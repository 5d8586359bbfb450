export interface Count {
  passed: number;
  failed: number;
  /** What the reader of the table should know. */
  note?: string;
}

export interface Result extends Count {
  name: string;
  seconds: number;
}

/** A program that has ended, and the JSON report it wrote, if it did. */
interface Run {
  code: number;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- whatever the program wrote
  report?: any;
}

/** Counts a suite that is one test: a command's success. */
export const countCommand = ({ code, ...note }: { code: number; note?: string }): Count =>
  code === 0 ? { passed: 1, failed: 0, ...note } : { passed: 0, failed: 1 };

/** Counts a Jest run. A test file that could not be loaded has no tests, and counts as one that failed. */
export const countJest = ({ code, report }: Run) =>
  complete(
    code,
    report && {
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      skipped: report.numPendingTests + report.numTodoTests,
    },
  );

/** Counts a Playwright run. */
export const countPlaywright = ({ code, report }: Run) =>
  complete(
    code,
    report && {
      passed: report.stats.expected,
      failed: report.stats.unexpected + report.stats.flaky + report.errors.length,
      skipped: report.stats.skipped,
    },
  );

/** Never lets silence or a bad exit pass for success. */
function complete(
  code: number,
  found?: { passed: number; failed: number; skipped: number },
): Count {
  if (!found) return { passed: 0, failed: 1, note: 'ended without a report' };
  const { passed, failed, skipped } = found;
  if (passed + failed === 0) return { passed: 0, failed: 1, note: 'no tests ran' };
  if (code !== 0 && failed === 0) return { passed, failed: 1, note: `ended with code ${code}` };
  return { passed, failed, ...(skipped > 0 && { note: `${skipped} skipped` }) };
}

interface Index {
  entries: Record<
    string,
    {
      type: string;
      subtype?: string;
      title: string;
      name: string;
      importPath: string;
      exportName?: string;
    }
  >;
}

interface JestReport {
  testResults: { assertionResults: { status: string; ancestorTitles: string[] }[] }[];
}

/**
 * Compares what the test-runner ran, which reads files, with the catalogue's index.json: stories
 * without exactly one finished test, and tests without a story. `files`: the story files that were
 * meant; all when empty.
 */
export function mismatches(index: Index, report: JestReport, files: string[]) {
  const ran = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed' || status === 'failed')
    .map(({ ancestorTitles }) => ancestorTitles.join(' / '));
  const stories = Object.values(index.entries)
    .filter(({ type, subtype }) => type === 'story' && subtype !== 'test')
    .filter(({ importPath }) => !files.length || files.includes(importPath.replace('./', '')))
    // The runner names a story by its export when it reads the file, by its name when by the index.
    .map(({ title, name, exportName }) => [`${title} / ${name}`, `${title} / ${exportName}`]);
  return [
    ...stories
      .filter((names) => ran.filter((test) => names.includes(test)).length !== 1)
      .map(([name]) => name),
    ...ran.filter((test) => !stories.some((names) => names.includes(test))),
  ];
}

/** The table of all suites, its last line the sum in the form `N passed, N failed`. */
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
