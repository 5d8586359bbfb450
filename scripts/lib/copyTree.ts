import { hash } from 'node:crypto';
import { cpSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { root } from './run.mjs';

/**
 * Copies the working tree with its packages to a folder in which anything may be changed. Returns
 * the folder. Its name is the same each time, because Jest's cache is keyed by path. What a line of
 * `.gitignore` names is left out; patterns, such as `*.log`, are not read. Git is not asked, because
 * a tree from an archive has no repository.
 */
export function copyTree(name: string) {
  const checkout = hash('sha256', root).slice(0, 8);
  const copy = join(tmpdir(), `waxline-${name}-${checkout}`);
  rmSync(copy, { recursive: true, force: true, maxRetries: 5 });
  const lines = readFileSync(join(root, '.gitignore'), 'utf8').split('\n');
  const ignored = new Set(['.git', ...lines.map((line) => line.replace(/\/$/, ''))]);
  // A line that begins with a slash is of the root's folder only.
  const filter = (path: string) =>
    path === root || !(ignored.has(basename(path)) || ignored.has(`/${relative(root, path)}`));
  cpSync(root, copy, { recursive: true, filter });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  return copy;
}
