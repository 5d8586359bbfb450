// @ts-check
import { existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../lib/cli.mjs';
import { npm, run } from '../lib/run.mjs';
import { short } from './base.mjs';
import { git } from './git.mjs';

/**
 * Lends a commit's files, with its packages, for as long as `work` needs them.
 * @template Result
 * @param {string} root
 * @param {string} folder
 * @param {string} commit
 * @param {(folder: string) => Promise<Result>} work
 * @returns {Promise<Result>}
 * @throws {Failure} it cannot be checked out, or its packages cannot be installed
 */
export async function withCheckout(root, folder, commit, work) {
  // Whatever a run that was broken off has left there: it may be half, or changed since.
  clear(root, folder);
  if (git(root, ['worktree', 'add', '--detach', '--force', folder, commit]) === undefined) {
    throw new Failure(`Commit ${short(commit)} cannot be checked out into ${folder}.`);
  }
  try {
    await installPackages(root, folder, commit);
    return await work(folder);
  } finally {
    clear(root, folder);
  }
}

/**
 * @param {string} root
 * @param {string} folder
 */
function clear(root, folder) {
  rmSync(folder, { recursive: true, force: true });
  git(root, ['worktree', 'prune']);
}

/**
 * @param {string} root
 * @param {string} folder
 * @param {string} commit
 */
async function installPackages(root, folder, commit) {
  const lockOf = (/** @type {string} */ place) => {
    const file = join(place, 'package-lock.json');
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
  if (lockOf(root) === lockOf(folder)) {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
    return;
  }
  console.log(`Installing the packages of ${short(commit)}: its lock is another.`);
  const { code } = await run(npm('ci', '--no-audit', '--no-fund', '--loglevel=error'), {
    cwd: folder,
  });
  if (code === 0) return;
  throw new Failure(
    `The packages of commit ${short(commit)} cannot be installed; npm's reasons are above. ` +
      'Another commit can be named by --base REF.',
  );
}
