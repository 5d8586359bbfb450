import { markExecuted } from './executed.mjs';
import { merge } from './merge.mjs';
import { table } from './table.mjs';
import { tokensOf } from './tokens.mjs';

const range = (startOffset: number, endOffset: number, count: number) => ({
  startOffset,
  endOffset,
  count,
});

describe('what ran of a script', () => {
  const marked = (...runs: ReturnType<typeof range>[][]) => {
    const marks = new Uint8Array(6);
    for (const ranges of runs) markExecuted(marks, [{ ranges }]);
    return marks.join('');
  };

  test('the innermost range decides, in whatever order they come', () => {
    expect(marked([range(0, 6, 1), range(1, 5, 0), range(2, 3, 4)])).toBe('101001');
    expect(marked([range(2, 3, 4), range(1, 5, 0), range(0, 6, 1)])).toBe('101001');
  });

  test('what one file of stories ran, another cannot take back', () => {
    expect(marked([range(0, 6, 1), range(1, 5, 0)], [range(0, 6, 0), range(2, 4, 1)])).toBe(
      '101101',
    );
  });
});

test('a token knows its place in the source, and whether it and what stands before it ran', () => {
  const map = { version: 3, sources: ['../src/a.ts'], names: [], mappings: 'AAAA;AACA,EACE' };
  const tokens = tokensOf('ab\ncd', map, Uint8Array.from([1, 1, 1, 1, 0]));
  expect(tokens.get('../src/a.ts')).toEqual([
    { line: 1, column: 0, ran: true, reached: false },
    { line: 2, column: 0, ran: true, reached: true },
    { line: 3, column: 2, ran: false, reached: false },
  ]);
});

describe('unit tests and stories together', () => {
  const at = (line: number, from: number, to: number) => ({
    start: { line, column: from },
    end: { line, column: to },
  });
  // 1: const f = () => g();  2: h();
  const file = {
    path: '/a.ts',
    statementMap: { 0: at(1, 10, 19), 1: at(1, 16, 19), 2: at(2, 0, 4) },
    fnMap: { 0: { name: 'f', decl: at(1, 10, 11), loc: at(1, 16, 19), line: 1 } },
    branchMap: {},
    s: { 0: 0, 1: 0, 2: 1 },
    f: { 0: 0 },
    b: {},
  };
  const counts = (...tokens: { line: number; column: number; ran: boolean; reached: boolean }[]) =>
    merge({ '/a.ts': file }, new Map([['/a.ts', tokens]]));
  const token = (line: number, column: number, ran: boolean, reached = ran) => ({
    line,
    column,
    ran,
    reached,
  });

  test('add up', () => {
    const { unit, stories, both } = counts(token(1, 10, true), token(1, 16, true));
    expect(unit.fileCoverageFor('/a.ts').s).toEqual({ 0: 0, 1: 0, 2: 1 });
    expect(stories.fileCoverageFor('/a.ts').s).toEqual({ 0: 1, 1: 1, 2: 0 });
    expect(both.fileCoverageFor('/a.ts').s).toEqual({ 0: 1, 1: 1, 2: 1 });
    expect(both.fileCoverageFor('/a.ts').f).toEqual({ 0: 1 });
  });

  test('a function that was made but never called has not run, though its statement has', () => {
    const { stories } = counts(token(1, 10, false, true), token(1, 16, false));
    expect(stories.fileCoverageFor('/a.ts').s).toEqual({ 0: 1, 1: 0, 2: 0 });
    expect(stories.fileCoverageFor('/a.ts').f).toEqual({ 0: 0 });
  });

  test('what the bundle left out has not run', () => {
    expect(counts().stories.fileCoverageFor('/a.ts').s).toEqual({ 0: 0, 1: 0, 2: 0 });
    expect(counts().both.fileCoverageFor('/a.ts').s).toEqual({ 0: 0, 1: 0, 2: 1 });
  });
});

test('the table sums up folders, names the lines that are left, and rounds nothing up', () => {
  const row = (file: string, total: number, missed: number[]) => ({
    file,
    unit: { total, covered: 0 },
    stories: { total, covered: total - missed.length },
    both: { total, covered: total - missed.length },
    missed,
  });
  const lines = table(
    [row('src/b/x.ts', 2000, [3]), row('src/a/y.ts', 4, [1, 2, 3, 7]), row('src/a/z.ts', 4, [])],
    90,
  ).split('\n');
  const line = (name: string) => lines.find((one) => one.startsWith(`  ${name} `));
  expect(line('a')).toMatch(/0\.0 % +50\.0 % +50\.0 % +4\/8$/);
  expect(line('b')).toMatch(/99\.9 % +1999\/2000$/);
  expect(line('all')).toMatch(/2003\/2008$/);
  expect(lines.filter((one) => one.includes('not run:'))).toEqual([
    '  not run: src/a/y.ts:1-3,7',
    '  not run: src/b/x.ts:3',
  ]);
});
