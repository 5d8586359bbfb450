import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedFiles, findBase, git } from '../lib/git';
import { touchedFiles } from './base';

let folder: string;
const write = (file: string, text = '') => writeFileSync(join(folder, file), text);
function commit() {
  git(folder, 'add', '.');
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
  git(folder, ...author, 'commit', '-qm', '.', '--allow-empty');
  return git(folder, 'rev-parse', 'HEAD') ?? '';
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waxline-'));
  git(folder, 'init', '-qb', 'main');
});
afterEach(() => rmSync(folder, { recursive: true }));

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
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
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
