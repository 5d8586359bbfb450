import { countCommand, countJest, countPlaywright } from './counts.mjs';
import { docsIn, expectAll } from './docs-run.mjs';
import { report } from './results.mjs';
import { runSuites } from './run-suites.mjs';
import { compareStories } from './stories-run.mjs';

const jestReport = (found: object) => ({
  numPassedTests: 0,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  ...found,
});

describe('counting', () => {
  test('a command is one test', () => {
    expect(countCommand(0)).toEqual({ passed: 1, failed: 0 });
    expect(countCommand(2)).toEqual({ passed: 0, failed: 1 });
  });

  test('jest: its tests, and the files it could not load', () => {
    const found = { numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 2 };
    expect(countJest(jestReport(found), 1)).toEqual({ passed: 5, failed: 3 });
  });

  test('playwright: what was not as expected, was flaky, or broke outside a test', () => {
    const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };
    expect(countPlaywright({ stats, errors: [{}] }, 1)).toMatchObject({ passed: 4, failed: 3 });
    expect(
      countPlaywright({ stats: { ...stats, unexpected: 0, flaky: 0 }, errors: [] }, 0),
    ).toEqual({ passed: 4, failed: 0, note: '2 skipped' });
  });

  test('no report, no test and a bad exit are failures', () => {
    expect(countJest(undefined, 0)).toMatchObject({ passed: 0, failed: 1 });
    expect(countJest(jestReport({}), 0)).toMatchObject({ passed: 0, failed: 1 });
    expect(countJest(jestReport({ numPendingTests: 3 }), 0)).toMatchObject({ failed: 1 });
    expect(countJest(jestReport({ numPassedTests: 3 }), 1)).toMatchObject({ passed: 3, failed: 1 });
  });
});

test('the report ends with the sum alone on its line', () => {
  const lines = report([
    { name: 'lint', passed: 1, failed: 0, seconds: 1.25 },
    { name: 'stories', passed: 40, failed: 2, seconds: 60, note: 'why' },
  ]).split('\n');
  expect(lines.at(-1)).toBe('41 passed, 2 failed');
  expect(lines.find((line) => line.includes('stories'))).toMatch(
    /40 passed.*2 failed.*60\.0 s.*why/,
  );
});

describe('running suites', () => {
  beforeEach(() => {
    jest.spyOn(console, 'log').mockImplementation(() => {});
    jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => jest.restoreAllMocks());

  const passes = async () => ({ passed: 2, failed: 0 });
  const fails = async () => ({ passed: 1, failed: 1 });

  test('goes on after a failure, but not with what needs it', async () => {
    const needy = jest.fn(passes);
    const results = await runSuites(
      [
        { name: 'a', run: fails },
        { name: 'b', needs: ['a'], run: needy },
        { name: 'c', run: passes },
      ],
      '',
    );
    expect(needy).not.toHaveBeenCalled();
    expect(results).toMatchObject([
      { name: 'a', passed: 1, failed: 1 },
      { name: 'b', passed: 0, failed: 1, note: 'not run, because a failed' },
      { name: 'c', passed: 2, failed: 0 },
    ]);
  });

  test('counts a suite that throws as failed', async () => {
    const breaks = () => Promise.reject(new Error('no'));
    expect(await runSuites([{ name: 'a', run: breaks }], '')).toMatchObject([{ failed: 1 }]);
  });
});

describe('stories against tests', () => {
  const story = (title: string, name: string, exportName: string) => ({
    type: 'story',
    title,
    name,
    exportName,
  });
  const index = {
    entries: {
      a: story('Card', 'Sold out', 'SoldOut'),
      b: story('Card', 'Default', 'Default'),
      c: { type: 'docs', title: 'Card', name: 'Docs' },
    },
  };
  const ran = (title: string, name: string, status = 'passed') => ({
    status,
    ancestorTitles: [title, name],
    duration: 5,
  });
  const run = (...assertionResults: object[]) => ({ testResults: [{ assertionResults }] });

  test('agree when each story was tested once, passed or not', () => {
    const tests = run(ran('Card', 'SoldOut', 'failed'), ran('Card', 'Default'));
    expect(compareStories(index, tests)).toMatchObject({ stories: 2, missing: [] });
  });

  test('name the story that was left out, skipped, or of another title', () => {
    expect(compareStories(index, run(ran('Card', 'Default'))).missing).toEqual(['Card / Sold out']);
    const skipped = run(ran('Card', 'SoldOut', 'pending'), ran('Tile', 'Default'));
    expect(compareStories(index, skipped).missing).toEqual(['Card / Sold out', 'Card / Default']);
  });
});

test('docs pages: as many tests as there are in the index, and the one of them all', () => {
  const index = { entries: { a: { type: 'docs' }, b: { type: 'story' }, c: { type: 'docs' } } };
  expect(docsIn(index)).toBe(2);
  expect(expectAll({ passed: 2, failed: 1 }, 2)).toEqual({ passed: 2, failed: 1 });
  expect(expectAll({ passed: 2, failed: 0 }, 2)).toMatchObject({ failed: 1 });
  expect(expectAll({ passed: 4, failed: 0 }, 2)).toMatchObject({ failed: 1 });
});
