// @ts-check
import { existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../lib/cli.mjs';
import { npm, run } from '../lib/run.mjs';
import { git } from './base.mjs';

/**
 * Builds a catalogue, and beside it who imports whom (preview-stats.json).
 * @param {string} source a checkout with its packages
 * @param {string} folder where to put it
 * @param {string} what as people say it
 * @throws {Failure} it does not build
 */
export async function buildCatalogue(source, folder, what) {
  console.log(`Building the catalogue of ${what}.`);
  const part = `${folder}.part`;
  for (const old of [part, folder]) rmSync(old, { recursive: true, force: true });
  // Its own program: another lock may hold another Storybook.
  const storybook = join(source, 'node_modules', '.bin', 'storybook');
  const options = ['--preview-only', '--stats-json', part, '--quiet', '--loglevel=error'];
  const { code } = await run([storybook, 'build', '-o', part, ...options], {
    cwd: source,
    env: { STORYBOOK_DISABLE_TELEMETRY: '1' },
  });
  if (code !== 0 || !existsSync(join(part, 'index.json')))
    throw new Failure(`The catalogue of ${what} cannot be built; the reasons are above.`);
  // A folder of this name is a whole one.
  renameSync(part, folder);
}

/**
 * Builds the catalogue of a commit, in a git worktree of its own.
 * @param {string} root
 * @param {string} commit
 * @param {string} folder where to put it
 * @throws {Failure} it cannot be checked out, installed or built
 */
export async function buildCommit(root, commit, folder) {
  const source = join(root, '.waxline', 'review', 'worktree');
  const clear = () => {
    rmSync(source, { recursive: true, force: true });
    git(root, 'worktree', 'prune');
  };
  // A run that was broken off may have left a half one there.
  clear();
  try {
    if (git(root, 'worktree', 'add', '--detach', '--force', source, commit) === undefined)
      throw new Failure(`Commit ${commit} cannot be checked out into ${source}.`);
    await addPackages(root, source);
    await buildCatalogue(source, folder, `commit ${commit.slice(0, 8)}`);
  } finally {
    clear();
  }
}

/** @param {string} root @param {string} source */
async function addPackages(root, source) {
  const lock = (/** @type {string} */ place) =>
    readFileSync(join(place, 'package-lock.json'), 'utf8');
  const packages = join(source, 'node_modules');
  if (lock(root) === lock(source)) return symlinkSync(join(root, 'node_modules'), packages);
  console.log('Installing its packages: its lock is another.');
  const { code } = await run(npm('ci', '--no-audit', '--no-fund', '--loglevel=error'), {
    cwd: source,
  });
  if (code !== 0)
    throw new Failure(
      "Its packages cannot be installed; npm's reasons are above. Name another commit by --base REF.",
    );
}
