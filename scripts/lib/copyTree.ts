import { cpSync, existsSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { git } from './git';
import { root } from './run.mjs';

/**
 * Copies the working tree with its packages to a folder in which anything may be changed. Returns
 * the folder.
 */
export function copyTree(name: string) {
  const copy = mkdtempSync(join(tmpdir(), `waxline-${name}-`));
  const files = git(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard') ?? '';
  for (const file of files.split('\0').filter((file) => file && existsSync(join(root, file))))
    cpSync(join(root, file), join(copy, file));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}
