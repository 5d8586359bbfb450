// @ts-check
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../lib/cli.mjs';
import { changedFiles } from './base.mjs';

/** What no module imports and any story may depend on. */
const MANIFESTS = ['package.json', 'package-lock.json', 'tsconfig.json'];

/**
 * Which files with stories the changes since a commit touch, by the rules of chromatic.config.json:
 * this review and Chromatic's own then skip the same stories.
 * @param {string} root
 * @param {string} stats the preview-stats.json of the working tree's catalogue
 * @param {string} commit
 * @returns {Set<string> | undefined} undefined: all of them
 */
export function touchedFiles(root, stats, commit) {
  const config = JSON.parse(readFileSync(join(root, 'chromatic.config.json'), 'utf8'));
  if (changedFiles(root, commit, [...MANIFESTS, ...config.externals]).length > 0) return undefined;
  return trace(root, stats, config.untraced, changedFiles(root, commit));
}

/**
 * Asks "chromatic trace", the engine of TurboSnap.
 * @param {string} root
 * @param {string} stats
 * @param {string[]} untraced globs of files that do not count
 * @param {string[]} changed
 * @returns {Set<string> | undefined} undefined: all of them
 * @throws {Failure} it cannot tell
 */
export function trace(root, stats, untraced, changed) {
  const chromatic = join(root, 'node_modules', 'chromatic', 'dist', 'bin.cjs');
  const flags = ['-m', 'compact', '-s', stats, ...untraced.flatMap((glob) => ['-u', glob])];
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [chromatic, 'trace', ...flags, ...changed],
    { cwd: root, encoding: 'utf8' },
  );
  // It says this of the preview's own files, whose changes every story shows.
  if (stderr.includes('TurboSnap disabled')) return undefined;
  const files = [...stdout.matchAll(/^— (.+)$/gm)].map(([, file = '']) => file);
  if (stdout.includes(` to ${files.length} affected story file`)) return new Set(files);
  throw new Failure(`"chromatic trace" cannot tell which stories changed:\n${stdout}${stderr}`);
}
