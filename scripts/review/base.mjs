// @ts-check
import { Failure } from '../lib/cli.mjs';
import { git } from './git.mjs';

/** @typedef {{ commit: string, name: string }} Base `name`: as people say it */

/**
 * The commit to compare the working tree with: the one asked for, else where this branch left main.
 * On main itself that is its last commit.
 * @param {string} folder the repository
 * @param {string | undefined} ref
 * @returns {Base}
 * @throws {Failure} there is no such commit, or it has no catalogue
 */
export function findBase(folder, ref) {
  const base = ref === undefined ? leftMain(folder) : named(folder, ref);
  if (git(folder, ['cat-file', '-e', `${base.commit}:.storybook/main.ts`]) === undefined) {
    throw new Failure(
      `Commit ${short(base.commit)} has no catalogue (.storybook/main.ts): name a later one by --base REF.`,
    );
  }
  return base;
}

/**
 * @param {string} folder
 * @param {string} ref
 */
function named(folder, ref) {
  const commit = verify(folder, ref);
  if (commit) return { commit, name: ref };
  throw new Failure(
    `"${ref}" is no commit, branch or tag of this repository: correct --base, or fetch it first.`,
    2,
  );
}

/** @param {string} folder */
function leftMain(folder) {
  if (!verify(folder, 'HEAD')) {
    throw new Failure('There is nothing to compare with: this folder has no git commit yet.');
  }
  // A fresh clone of a branch, as CI makes it, knows main only as the host's.
  const main = ['main', 'origin/main'].find((name) => verify(folder, name));
  if (!main) {
    throw new Failure(
      'There is no branch "main" to compare with: fetch it ("git fetch origin main"), or name a commit by --base REF.',
    );
  }
  const commit = git(folder, ['merge-base', 'HEAD', main]);
  if (!commit) {
    throw new Failure(
      `This branch and ${main} have no commit in common here: fetch the whole history ("git fetch --unshallow"), or name a commit by --base REF.`,
    );
  }
  return { commit, name: main };
}

/**
 * @param {string} folder
 * @param {string} ref
 */
function verify(folder, ref) {
  return git(folder, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]);
}

/** @param {string} commit */
export const short = (commit) => commit.slice(0, 8);
