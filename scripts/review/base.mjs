// @ts-check
import { spawnSync } from 'node:child_process';
import { Failure } from '../lib/cli.mjs';

/**
 * Asks git something.
 * @param {string} folder
 * @param {string[]} args
 * @returns {string | undefined} what it said; undefined when it refused
 * @throws {Failure} there is no git
 */
export function git(folder, ...args) {
  const { error, status, stdout } = spawnSync('git', args, {
    ...{ cwd: folder, encoding: 'utf8', maxBuffer: 1 << 28 },
  });
  if (error) throw new Failure('The review needs git, and it does not start: install it first.');
  return status === 0 ? stdout.trimEnd() : undefined;
}

/**
 * The commit to compare the working tree with: the one asked for, else where this branch left main.
 * On main itself that is its last commit.
 * @param {string} folder the repository
 * @param {string | undefined} ref
 * @returns {{ commit: string, name: string }}
 * @throws {Failure} there is no such commit
 */
export function findBase(folder, ref) {
  const verify = (/** @type {string} */ name) =>
    git(folder, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`);
  if (ref !== undefined) {
    const commit = verify(ref);
    if (commit) return { commit, name: ref };
    throw new Failure(
      `"${ref}" is no commit, branch or tag of this repository: correct --base, or fetch it first.`,
      2,
    );
  }
  // A fresh clone of a branch, as CI makes it, knows main only as the host's.
  const name = ['main', 'origin/main'].find(verify) ?? 'main';
  const commit = git(folder, 'merge-base', 'HEAD', name);
  if (commit) return { commit, name };
  throw new Failure(
    'This branch and main have no commit in common here: fetch main with its history ("git fetch --unshallow origin main"), or name a commit by --base REF.',
  );
}

/**
 * The files in which the working tree differs from a commit, those included that git does not know.
 * @param {string} folder the repository
 * @param {string} commit
 * @param {string[]} [globs] only those that match one
 */
export function changedFiles(folder, commit, globs = []) {
  const only = ['--', ...globs.map((glob) => `:(glob)${glob}`)];
  const known = git(folder, 'diff', '--name-only', '--no-renames', '-z', commit, ...only) ?? '';
  const others = git(folder, 'ls-files', '--others', '--exclude-standard', '-z', ...only) ?? '';
  return `${known}\0${others}`.split('\0').filter(Boolean);
}
