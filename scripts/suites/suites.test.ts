import { countCommand, countJest, countPlaywright, mismatches, table } from './results.mjs';
import { runSuites, withNeeded } from './schedule.mjs';

describe('counting', () => {
  const jestRun = (found: object, code = 0) => ({
    code,
    report: {
      ...{ numPassedTests: 0, numFailedTests: 0, numRuntimeErrorTestSuites: 0 },
      ...{ numPendingTests: 0, numTodoTests: 0 },
      ...found,
    },
  });

  test('a command is one test', () => {
    expect(countCommand({ code: 0, note: 'why' })).toEqual({ passed: 1, failed: 0, note: 'why' });
    expect(countCommand({ code: 2 })).toEqual({ passed: 0, failed: 1 });
  });

  test('jest: its tests, and the files it could not load', () => {
    const found = { numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 2 };
    expect(countJest(jestRun(found, 1))).toEqual({ passed: 5, failed: 3 });
  });

  test('playwright: what was not as expected, was flaky, or broke outside a test', () => {
    const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };
    const red = { stats, errors: [{}] };
    expect(countPlaywright({ code: 1, report: red })).toMatchObject({ passed: 4, failed: 3 });
    const green = { stats: { ...stats, unexpected: 0, flaky: 0 }, errors: [] };
    expect(countPlaywright({ code: 0, report: green })).toEqual({
      ...{ passed: 4, failed: 0, note: '2 skipped' },
    });
  });

  test('no report, no test and a bad exit are failures', () => {
    expect(countJest({ code: 0, report: undefined })).toMatchObject({ passed: 0, failed: 1 });
    expect(countJest(jestRun({}))).toMatchObject({ passed: 0, failed: 1 });
    expect(countJest(jestRun({ numPendingTests: 3 }))).toMatchObject({ failed: 1 });
    expect(countJest(jestRun({ numPassedTests: 3 }, 1))).toMatchObject({ passed: 3, failed: 1 });
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

test('a suite brings along what it needs, in order', () => {
  const run = async () => ({ passed: 1, failed: 0 });
  const suites = [
    { name: 'lint', run },
    { name: 'build', run },
    { name: 'site', needs: ['build'], run },
    { name: 'sum', needs: ['site'], run },
  ];
  const names = (...asked: string[]) => withNeeded(suites, asked).map(({ name }) => name);
  expect(names('site', 'lint')).toEqual(['lint', 'build', 'site']);
  expect(names('sum')).toEqual(['build', 'site', 'sum']);
});

describe('running suites', () => {
  /** A suite that writes its name when it begins and ends; between the two it lets others go on. */
  const suite = (name: string, { failed = 0, turns = 1, ...more } = {}) => ({
    name,
    run: async ({ write }: { write: (text: string) => void }) => {
      write(`${name} begins\n`);
      for (let turn = 0; turn < turns; turn++) await new Promise(setImmediate);
      write(`${name} ends\n`);
      return { passed: 1, failed };
    },
    ...more,
  });
  const run = async (suites: Parameters<typeof runSuites>[0], cores = 1) => {
    let shown = '';
    const results = await runSuites(suites, '', cores, (text) => (shown += text));
    return { results, shown: shown.split('\n').filter(Boolean) };
  };

  test('goes on after a failure, but not with what needs it', async () => {
    const { results } = await run([
      suite('a', { failed: 1 }),
      { ...suite('b'), needs: ['a'] },
      suite('c'),
    ]);
    expect(results).toMatchObject([
      { name: 'a', passed: 1, failed: 1 },
      { name: 'b', passed: 0, failed: 1, note: 'not run, because a failed' },
      { name: 'c', passed: 1, failed: 0 },
    ]);
  });

  test('counts a suite that throws as failed', async () => {
    const breaks = () => Promise.reject(new Error('no'));
    const { results, shown } = await run([{ name: 'a', run: breaks }]);
    expect(results).toMatchObject([{ failed: 1, note: 'broke off' }]);
    expect(shown).toContain('Error: no');
  });

  test('fills the cores and no more, a suite larger than all of them alone', async () => {
    let busy = 0;
    const seen: string[] = [];
    const counted = (name: string, cores: number) => ({
      name,
      cores,
      run: async () => {
        busy += cores;
        seen.push(`${name} at ${busy}`);
        await new Promise(setImmediate);
        busy -= cores;
        return { passed: 1, failed: 0 };
      },
    });
    await run([counted('a', 1), counted('b', 3), counted('c', 1), counted('d', 1)], 2);
    expect(seen).toEqual(['a at 1', 'c at 2', 'd at 2', 'b at 3']);
  });

  test('keeps outputs apart, and shows the first as it comes', async () => {
    const { shown } = await run([suite('a', { turns: 5 }), suite('b')], 2);
    expect(shown).toEqual([...['=== a', 'a begins', 'a ends'], ...['=== b', 'b begins', 'b ends']]);
  });
});

describe('stories against tests', () => {
  const story = (title: string, name: string, exportName: string) => ({
    ...{ type: 'story', title, name, exportName, importPath: `./stories/${title}.stories.tsx` },
  });
  const index = {
    entries: {
      a: story('Card', 'Sold out', 'SoldOut'),
      b: story('Card', 'Default', 'Default'),
      c: { type: 'docs', title: 'Card', name: 'Docs' },
      d: story('Tile', 'Default', 'Default'),
    },
  };
  const ran = (title: string, name: string, status = 'passed') => ({
    status,
    ancestorTitles: [title, name],
  });
  const compare = (tests: object[], files: string[] = []) =>
    mismatches(index, { testResults: [{ assertionResults: tests }] }, files);
  const cards = [ran('Card', 'SoldOut', 'failed'), ran('Card', 'Default')];

  test('agree when each story was tested once, passed or not', () => {
    expect(compare([...cards, ran('Tile', 'Default')])).toEqual([]);
    expect(compare(cards, ['stories/Card.stories.tsx'])).toEqual([]);
  });

  test('name the story that was left out, skipped or tested twice, and the test of none', () => {
    expect(compare(cards)).toEqual(['Tile / Default']);
    expect(compare([...cards, ran('Tile', 'Default', 'pending')])).toEqual(['Tile / Default']);
    expect(compare([...cards, ran('Tile', 'Default'), ran('Tile', 'Default')])).toEqual([
      'Tile / Default',
    ]);
    expect(compare([...cards, ran('Tile', 'Default'), ran('Tile', 'Gone')])).toEqual([
      'Tile / Gone',
    ]);
  });
});
