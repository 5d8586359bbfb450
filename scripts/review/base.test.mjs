import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findBase } from './base.mjs';
import { commitInputs, workingInputs } from './inputs.mjs';

/** @type {string} */
let folder;

/** @param {string[]} args */
const git = (...args) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

/** @param {string} file @param {string} text */
function commit(file, text) {
  // Git takes a folder away with its last file.
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
  git('add', '.');
  git('commit', '-qm', file);
  return git('rev-parse', 'HEAD');
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waxline-'));
  git('init', '-qb', 'main');
});
afterEach(() => rmSync(folder, { recursive: true }));

const refusal = (/** @type {RegExp} */ message, exitCode = 1) =>
  expect.objectContaining({ message: expect.stringMatching(message), exitCode });

test('on main it is the last commit, on a branch where it left main', () => {
  const left = commit('.storybook/main.ts', '1');
  expect(findBase(folder, undefined)).toEqual({ commit: left, name: 'main' });
  git('switch', '-qc', 'branch');
  commit('src/a.ts', 'branch');
  git('switch', '-q', 'main');
  commit('src/b.ts', 'main');
  git('switch', '-q', 'branch');
  expect(findBase(folder, undefined).commit).toBe(left);
});

test('a name is taken at its word; a name of nothing is a wrong command line', () => {
  const first = commit('.storybook/main.ts', '1');
  commit('src/a.ts', '2');
  expect(findBase(folder, 'HEAD~1')).toEqual({ commit: first, name: 'HEAD~1' });
  for (const ref of ['nowhere', '--help', '', 'HEAD~9']) {
    expect(() => findBase(folder, ref)).toThrow(refusal(/is no commit, branch or tag/, 2));
  }
});

test('no commit, no main, nothing in common, no catalogue: each has its sentence', () => {
  expect(() => findBase(folder, undefined)).toThrow(refusal(/no git commit yet/));
  commit('src/a.ts', '1');
  expect(() => findBase(folder, undefined)).toThrow(refusal(/has no catalogue/));
  git('checkout', '-q', '--orphan', 'alone');
  commit('.storybook/main.ts', '1');
  expect(() => findBase(folder, undefined)).toThrow(refusal(/no commit in common/));
  git('branch', '-D', 'main');
  expect(() => findBase(folder, undefined)).toThrow(refusal(/There is no branch "main"/));
});

test('a clone of a branch finds main at its host', () => {
  const left = commit('.storybook/main.ts', '1');
  git('update-ref', 'refs/remotes/origin/main', left);
  git('switch', '-qc', 'branch');
  git('branch', '-D', 'main');
  expect(findBase(folder, undefined)).toEqual({ commit: left, name: 'origin/main' });
});

test('a clean working tree gives the catalogue of its commit, another one another', () => {
  commit('src/a.ts', '1');
  const head = commit('.storybook/main.ts', '1');
  const before = commitInputs(folder, head);
  expect(workingInputs(folder)).toBe(before);
  writeFileSync(join(folder, 'README.md'), 'no part of it');
  writeFileSync(join(folder, 'src', 'a.test.ts'), 'no part of it');
  expect(workingInputs(folder)).toBe(before);
  // Git does not know it yet; the catalogue does.
  writeFileSync(join(folder, 'src', 'new.ts'), '1');
  expect(workingInputs(folder)).not.toBe(before);
  rmSync(join(folder, 'src', 'new.ts'));
  rmSync(join(folder, '.storybook', 'main.ts'));
  expect(workingInputs(folder)).not.toBe(before);
});
