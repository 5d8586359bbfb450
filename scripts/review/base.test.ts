import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedFiles, findBase, git } from '../lib/git';
import { touchedFiles } from './base';
import { commitAll } from './commitAll';

let folder: string;
const write = (file: string, text = '') => writeFileSync(join(folder, file), text);
const commit = () => commitAll(folder);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waxline-'));
  git(folder, 'init', '-qb', 'main');
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

test('the base is where the branch left main, on main its last commit, or the one asked for', () => {
  expect(() => findBase(folder)).toThrow(/no commit in common/);
  const left = commit();
  expect(findBase(folder)).toEqual({ commit: left, name: 'main' });
  git(folder, 'switch', '-qc', 'branch');
  const here = commit();
  expect(findBase(folder, 'HEAD')).toEqual({ commit: here, name: 'HEAD' });
  expect(findBase(folder).commit).toBe(left);
  git(folder, 'update-ref', 'refs/remotes/origin/main', here);
  expect(findBase(folder)).toEqual({ commit: here, name: 'origin/main' });
  git(folder, 'update-ref', 'refs/remotes/origin/main', left);
  git(folder, 'branch', '-D', 'main');
  expect(findBase(folder)).toEqual({ commit: left, name: 'origin/main' });
});

test('where git refuses, its reason is said', () => {
  rmSync(join(folder, '.git'), { recursive: true });
  for (const ref of [undefined, 'HEAD'])
    expect(() => findBase(folder, ref)).toThrow(/not a git repository/);
});

test('within a hook of another repository git asks the one of the folder', () => {
  commit();
  jest.replaceProperty(process, 'env', { ...process.env, GIT_DIR: join(folder, 'other') });
  expect(git(folder, 'rev-list', '--count', 'HEAD')).toBe('1');
});

test('an answer of git may be as long as it likes', () => {
  write('long', 'line\n'.repeat(400_000));
  commit();
  expect(git(folder, 'show', 'HEAD:long')).toHaveLength(1_999_999);
});

test.each(['nowhere', '--help', ''])('a wrong base (%j) is a wrong command line', (ref) => {
  const message = expect.stringMatching(/is no commit, branch or tag/);
  expect(() => findBase(folder, ref)).toThrow(expect.objectContaining({ message, exitCode: 2 }));
});

/**
 * Uses Storybook's graph of a card and its stories, and the rules for files that the graph does not
 * have.
 */
function touchedBy(...files: string[]) {
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'), 'junction');
  write('.gitignore', 'node_modules\nstats.json');
  write('chromatic.config.json', '{"externals":["*.svg"],"untraced":["**/*.mdx"]}');
  const all = '/virtual:/@storybook/builder-vite/storybook-stories.js';
  const modules = [
    [all, '/virtual:/@storybook/builder-vite/vite-app.js'],
    ['./Card.stories.tsx', all],
    ['./Card.tsx', './Card.stories.tsx'],
    ['./Card.mdx', './Card.stories.tsx'],
    ['./radius.ts', './.storybook/preview.tsx'],
  ].map(([name, moduleName]) => ({ id: name, name, reasons: [{ moduleName }] }));
  write('stats.json', files.includes('stats.json') ? '{}' : JSON.stringify({ modules }));
  commit();
  for (const file of files) write(file, 'changed');
  return touchedFiles(folder, join(folder, 'stats.json'), 'HEAD');
}

test.each([
  [[], []],
  [['README.md', 'Card.mdx'], []],
  [['Card.tsx'], ['Card.stories.tsx']],
  [['radius.ts'], undefined],
  [['sprite.svg'], undefined],
  [['package-lock.json'], undefined],
])('a change of %j touches %j', (files, stories) =>
  expect(touchedBy(...files)).toEqual(stories && new Set(stories)),
);

test('where colours are forced it is traced as well', () => {
  jest.replaceProperty(process, 'env', { ...process.env, FORCE_COLOR: '1' });
  expect(touchedBy('Card.tsx')).toEqual(new Set(['Card.stories.tsx']));
});

test('tracing that fails is no answer', () =>
  expect(() => touchedBy('Card.tsx', 'stats.json')).toThrow(/cannot tell which stories changed/));

test('a committed file that was edited or deleted has changed, and so has a new one', () => {
  for (const file of ['a.ts', 'b.ts', 'c.ts']) write(file, 'before');
  commit();
  write('a.ts', 'after');
  rmSync(join(folder, 'b.ts'));
  write('d.ts', 'new');
  expect(changedFiles(folder, 'HEAD')).toEqual(['a.ts', 'b.ts', 'd.ts']);
});
