import { hash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mustGit } from './git';
import { root } from './run.mjs';

/**
 * Copies the working tree with its packages to a folder in which anything may be changed. Returns
 * the folder. Its name is the same each time, because Jest's cache is keyed by path.
 */
export function copyTree(name: string) {
  const checkout = hash('sha256', root).slice(0, 8);
  const copy = join(tmpdir(), `waxline-${name}-${checkout}`);
  rmSync(copy, { recursive: true, force: true, maxRetries: 5 });
  mkdirSync(copy);
  const files = mustGit(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard');
  for (const file of files.split('\0').filter((file) => file && existsSync(join(root, file))))
    cpSync(join(root, file), join(copy, file));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  return copy;
}
