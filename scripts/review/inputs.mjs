// @ts-check
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { git } from './git.mjs';

/** All that a catalogue is built from. */
const INPUTS = [
  ...['.storybook', 'src', 'static', 'stories'],
  ...['chromatic.config.json', 'package.json', 'package-lock.json', 'tsconfig.json'],
];

/**
 * Names the catalogue a commit gives, without checking it out.
 * @param {string} folder the repository
 * @param {string} commit
 */
export function commitInputs(folder, commit) {
  const lines = (git(folder, ['ls-tree', '-rz', '--full-tree', commit, '--', ...INPUTS]) ?? '')
    .split('\0')
    .filter(Boolean)
    .map((line) => {
      const [about = '', file = ''] = line.split('\t');
      return { file, blob: about.split(' ')[2] ?? '' };
    });
  return hash(lines);
}

/**
 * Names the catalogue the working tree gives, files that git does not know yet included.
 * @param {string} folder
 */
export function workingInputs(folder) {
  const list = ['ls-files', '-zco', '--exclude-standard', '--', ...INPUTS];
  const files = [...new Set((git(folder, list) ?? '').split('\0'))].filter(
    (file) => file && existsSync(join(folder, file)),
  );
  const blobs = (git(folder, ['hash-object', '--stdin-paths'], files.join('\n')) ?? '').split('\n');
  return hash(files.map((file, index) => ({ file, blob: blobs[index] ?? '' })));
}

/** @param {{ file: string, blob: string }[]} files */
function hash(files) {
  const lines = files
    .filter(({ file }) => !/\.test\.\w+$/.test(file))
    .map(({ file, blob }) => `${file} ${blob}`)
    .sort();
  return createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16);
}
