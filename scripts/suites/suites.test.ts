import { readFileSync } from 'node:fs';
import { exitCodeOf, runSuites, withNeeded } from './main';
import { countCommand, countJest, countPlaywright, mismatches, table } from './results';
import { isProductOnly } from './scope';
import { suites, type Suite } from './suites';

afterEach(() => jest.restoreAllMocks());

test('CI runs every suite, in one of its jobs', () => {
  const jobs = readFileSync('.github/workflows/ci.yml', 'utf8').matchAll(/--only ([\w,]+)/g);
  const asked = [...jobs].flatMap(([, names = '']) => names.split(','));
  const all = suites();
  expect(withNeeded(all, ({ name }) => asked.includes(name))).toHaveLength(all.length);
});

test('npm test knows every suite before it has loaded one', () => {
  const known = suites().map(({ name }) => name);
  expect(readFileSync('scripts/test.mjs', 'utf8')).toContain(`'${known}'`);
});

test.each([
  [['src/actions.ts', 'tests/chat.spec.ts', 'README.md'], true],
  [['src/actions.ts', 'tests/server/finishPages.test.ts'], false],
  [['src/host/bundle/buildHash.ts'], false],
  [['tests/heard/run.ts'], false],
  [['tests/lint/rules.test.ts'], false],
  [['scripts/start.mjs'], false],
])('a branch that changes %j changes the product only: %s', (changed, is) => {
  jest.replaceProperty(process, 'env', {});
  expect(isProductOnly(changed)).toBe(is);
});

const jestRun = (code: number, numPassedTests: number, more = {}) => {
  const none = { numFailedTests: 0, numRuntimeErrorTestSuites: 0, numPendingTests: 0 };
  return countJest({ code, report: { ...none, numTodoTests: 0, numPassedTests, ...more } });
};
const playwrightRun = (code: number, unexpected: number, flaky: number, errors: object[]) =>
  countPlaywright({
    code,
    report: { stats: { expected: 4, unexpected, flaky, skipped: 2 }, errors },
  });

test.each([
  [countCommand({ code: 0, note: 'why' }), { passed: 1, failed: 0, note: 'why' }],
  [countCommand({ code: 2 }), { passed: 0, failed: 1 }],
  [jestRun(0, 5), { passed: 5, failed: 0 }],
  // A file that could not be loaded counts as a failed test.
  [jestRun(1, 5, { numFailedTests: 1, numRuntimeErrorTestSuites: 2 }), { passed: 5, failed: 3 }],
  [playwrightRun(0, 0, 0, []), { passed: 4, failed: 0, note: '2 skipped' }],
  [playwrightRun(1, 1, 1, [{}]), { passed: 4, failed: 3 }],
  // A run without tests or with a bad exit code fails.
  [countJest({ code: 0 }), { passed: 0, failed: 1, note: 'ended without a report' }],
  [jestRun(0, 0, { numPendingTests: 3 }), { passed: 0, failed: 1, note: 'no tests ran' }],
  [jestRun(1, 3), { passed: 3, failed: 1, note: 'ended with code 1' }],
])('counts %j', (count, expected) => expect(count).toMatchObject(expected));

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
    const chosen = withNeeded(all, ({ name }) => name === 'site');
    expect(chosen.map(({ name }) => name)).toEqual(['build', 'site']);
  });

  test('goes on after a failure, but not with what needs it', async () => {
    const breaks = { name: 'd', alone: true, run: () => Promise.reject(new Error('no')) };
    const b = { ...suite('b'), needs: 'a', alone: true };
    expect(await runSuites([suite('a', { failed: 1 }), b, suite('c'), breaks], '')).toMatchObject([
      { name: 'a', passed: 1, failed: 1 },
      { name: 'b', passed: 0, failed: 1, note: 'not run, because a failed' },
      { name: 'c', passed: 1, failed: 0 },
      { name: 'd', passed: 0, failed: 1, note: 'broke off' },
    ]);
    expect(console.error).toHaveBeenCalledWith(expect.stringMatching(/^Error: no/));
  });

  test('runs two at a time, each shown when it has ended, and then those that run alone', async () => {
    const run: Suite['run'] = async ({ write }) => {
      write?.('slow begins\n');
      while (!begun.includes('c')) await new Promise(setImmediate);
      write?.('slow ends\n');
      return { passed: 1, failed: 0 };
    };
    const last = { ...suite('last'), alone: true };
    const results = await runSuites([last, { name: 'slow', run }, suite('b'), suite('c')], '');
    expect(results.map(({ name }) => name)).toEqual(['last', 'slow', 'b', 'c']);
    expect(begun).toEqual(['b', 'c', 'last']);
    expect(console.log).toHaveBeenCalledWith('\n=== slow\nslow begins\nslow ends');
  });
});

test.each([
  [[0, 0], 0],
  [[0, 2], 1],
])('suites with %j failures end with code %d', (failures, code) => {
  const results = failures.map((failed) => ({ name: 'a', passed: 1, failed, seconds: 1 }));
  expect(exitCodeOf(results)).toBe(code);
});

describe('stories against tests', () => {
  const story = (title: string, name: string, exportName: string) => ({
    type: 'story',
    title,
    name,
    exportName,
    importPath: `./stories/${title}.stories.tsx`,
  });
  const entries = {
    a: story('Card', 'Sold out', 'SoldOut'),
    b: story('Card', 'Default', 'Default'),
    c: { ...story('Card', 'Docs', ''), type: 'docs' },
    d: story('Tile', 'Default', 'Default'),
  };
  const ran = (...ancestorTitles: string[]) => ({ status: 'passed', ancestorTitles });
  const cards = [{ ...ran('Card', 'SoldOut'), status: 'failed' }, ran('Card', 'Default')];
  const tile = ran('Tile', 'Default');

  test.each([
    ['each story was tested once, passed or not', [tile], [], []],
    ['only the stories that were meant', [], ['stories/Card.stories.tsx'], []],
    ['a story was left out', [], [], ['Tile / Default']],
    ['a story was skipped', [{ ...tile, status: 'pending' }], [], ['Tile / Default']],
    ['a story was tested twice', [tile, tile], [], ['Tile / Default']],
    ['a test is of no story', [tile, ran('Tile', 'Gone')], [], ['Tile / Gone']],
  ])('%s', (_what, more, files, found) => {
    const report = { testResults: [{ assertionResults: [...cards, ...more] }] };
    expect(mismatches({ entries }, report, files)).toEqual(found);
  });
});

test('CI leaves no suite out, and nor does a clean checkout of main', () => {
  const env = jest.replaceProperty(process, 'env', { CI: 'true' });
  expect(isProductOnly(['src/actions.ts'])).toBeFalsy();
  env.replaceValue({});
  expect([isProductOnly([]), isProductOnly(undefined)].some(Boolean)).toBe(false);
});
