import { spawnSync } from 'node:child_process';
import { runSuites, withNeeded } from './main';
import { countCommand, countJest, countPlaywright, mismatches, table } from './results';
import { suites } from './suites';

test('npm test knows every suite before it has loaded one', () => {
  const { stderr } = spawnSync('node', ['scripts/test.mjs', '--only', 'nope'], {
    encoding: 'utf8',
  });
  expect(stderr).toContain(`they need: ${suites().map(({ name }) => name)}\n`);
});

describe('counting', () => {
  const none = { numPassedTests: 0, numFailedTests: 0, numRuntimeErrorTestSuites: 0 };
  const jestRun = (found: object, code = 0) =>
    countJest({ code, report: { ...none, numPendingTests: 0, numTodoTests: 0, ...found } });

  test('a command is one test', () => {
    expect(countCommand({ code: 0, note: 'why' })).toEqual({ passed: 1, failed: 0, note: 'why' });
    expect(countCommand({ code: 2 })).toEqual({ passed: 0, failed: 1 });
  });

  test('jest: its tests, and the files it could not load', () => {
    const found = { numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 2 };
    expect(jestRun(found, 1)).toEqual({ passed: 5, failed: 3 });
  });

  test('playwright: what was not as expected, was flaky, or broke outside a test', () => {
    const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };
    const red = { stats, errors: [{}] };
    expect(countPlaywright({ code: 1, report: red })).toMatchObject({ passed: 4, failed: 3 });
    const green = { stats: { ...stats, unexpected: 0, flaky: 0 }, errors: [] };
    const count = { passed: 4, failed: 0, note: '2 skipped' };
    expect(countPlaywright({ code: 0, report: green })).toEqual(count);
  });

  test('no report, no test and a bad exit are failures', () => {
    expect(countJest({ code: 0 })).toMatchObject({ passed: 0, failed: 1 });
    expect(jestRun({ numPendingTests: 3 })).toMatchObject({ passed: 0, failed: 1 });
    expect(jestRun({ numPassedTests: 3 }, 1)).toMatchObject({ passed: 3, failed: 1 });
  });
});

test('the table ends with the sum alone on its line', () => {
  const lines = table([
    { name: 'lint', passed: 1, failed: 0, seconds: 1.25 },
    { name: 'stories', passed: 40, failed: 2, seconds: 60, note: 'why' },
  ]).split('\n');
  expect(lines.at(-1)).toBe('41 passed, 2 failed');
  expect(lines).toContainEqual(expect.stringMatching(/stories.*40 passed.*2 failed.*60\.0 s.*why/));
});

describe('running suites', () => {
  let begun: string[];
  beforeEach(() => {
    begun = [];
    for (const method of ['log', 'error'] as const) jest.spyOn(console, method).mockReturnValue();
  });
  const suite = (name: string, { failed = 0, ...more } = {}) => ({
    name,
    run: async () => {
      begun.push(name);
      return { passed: 1, failed };
    },
    ...more,
  });

  test('a suite brings along what it needs, in order', () => {
    const all = [suite('lint'), suite('build'), { ...suite('site'), needs: 'build' }];
    const names = (asked: string) =>
      withNeeded(all, ({ name }) => name === asked).map(({ name }) => name);
    expect(names('site')).toEqual(['build', 'site']);
    expect(names('lint')).toEqual(['lint']);
  });

  test('goes on after a failure, but not with what needs it', async () => {
    const breaks = { name: 'd', run: () => Promise.reject(new Error('no')) };
    const b = { ...suite('b'), needs: 'a' };
    expect(await runSuites([suite('a', { failed: 1 }), b, suite('c'), breaks], '')).toMatchObject([
      { name: 'a', passed: 1, failed: 1 },
      { name: 'b', passed: 0, failed: 1, note: 'not run, because a failed' },
      { name: 'c', passed: 1, failed: 0 },
      { name: 'd', passed: 0, failed: 1, note: 'broke off' },
    ]);
    expect(console.error).toHaveBeenCalledWith(expect.stringMatching(/^Error: no/));
  });

  test('runs two quick ones at a time, and shows each when it has ended', async () => {
    const slow = {
      name: 'slow',
      quick: true,
      run: async ({ write }: { write?: (text: string) => void }) => {
        write?.('slow begins\n');
        while (!begun.includes('c')) await new Promise(setImmediate);
        write?.('slow ends\n');
        return { passed: 1, failed: 0 };
      },
    };
    const others = ['b', 'c'].map((name) => ({ ...suite(name), quick: true }));
    const results = await runSuites([suite('last'), slow, ...others], '');
    expect(results.map(({ name }) => name)).toEqual(['last', 'slow', 'b', 'c']);
    expect(begun).toEqual(['b', 'c', 'last']);
    expect(console.log).toHaveBeenCalledWith('\n=== slow\nslow begins\nslow ends');
  });
});

describe('stories against tests', () => {
  const story = (title: string, name: string, exportName: string) => ({
    ...{ type: 'story', title, name, exportName, importPath: `./stories/${title}.stories.tsx` },
  });
  const entries = {
    a: story('Card', 'Sold out', 'SoldOut'),
    b: story('Card', 'Default', 'Default'),
    c: { ...story('Card', 'Docs', ''), type: 'docs' },
    d: story('Tile', 'Default', 'Default'),
  };
  const ran = (title: string, name: string, status = 'passed') => ({
    status,
    ancestorTitles: [title, name],
  });
  const cards = [ran('Card', 'SoldOut', 'failed'), ran('Card', 'Default')];
  const tile = ran('Tile', 'Default');

  test.each([
    ['each story was tested once, passed or not', [tile], [], []],
    ['only the stories that were meant', [], ['stories/Card.stories.tsx'], []],
    ['a story was left out', [], [], ['Tile / Default']],
    ['a story was skipped', [ran('Tile', 'Default', 'pending')], [], ['Tile / Default']],
    ['a story was tested twice', [tile, tile], [], ['Tile / Default']],
    ['a test is of no story', [tile, ran('Tile', 'Gone')], [], ['Tile / Gone']],
  ])('%s', (_what, more, files, found) => {
    const report = { testResults: [{ assertionResults: [...cards, ...more] }] };
    expect(mismatches({ entries }, report, files)).toEqual(found);
  });
});
