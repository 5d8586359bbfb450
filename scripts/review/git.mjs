// @ts-check
import { spawnSync } from 'node:child_process';
import { Failure } from '../lib/cli.mjs';

/**
 * Asks git something.
 * @param {string} folder
 * @param {string[]} args
 * @param {string} [input]
 * @returns {string | undefined} what it said; undefined when it refused
 * @throws {Failure} there is no git
 */
export function git(folder, args, input) {
  const { error, status, stdout } = spawnSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    input,
    maxBuffer: 1 << 28,
  });
  if (error) throw new Failure('The review needs git, and it does not start: install it first.');
  return status === 0 ? stdout.trimEnd() : undefined;
}
