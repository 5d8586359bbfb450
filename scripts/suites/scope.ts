import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { relative } from 'node:path';
import { bin, root } from '../lib/run.mjs';
import { changedFiles, findBase } from '../review/base';

/** What changed since the branch left main; undefined when nobody can tell: no git, or no main. */
export function changedOnBranch() {
  try {
    return changedFiles(root, findBase(root).commit);
  } catch {
    return undefined;
  }
}

/** Whether a branch has changed nothing but the product, its tests and documents. */
export function isProductOnly(changed: string[] | undefined) {
  const product = /^(src|stories|static|docs|tests)\/|\.md$/;
  // A clean checkout of main differs from it in nothing, whatever its last commit did.
  return !process.env.CI && changed?.length && changed.every((file) => product.test(file));
}

/**
 * The story files that a change touches: those that import a changed file, at whatever distance, as
 * Jest reads imports; undefined when it touches what every story stands in.
 */
export function touchedStories(changed: string[]) {
  if (!changed.length) return [];
  if (changed.some((file) => /^(static\/|package(-lock)?\.json$)/.test(file))) return undefined;
  const tests = ['**/*.stories.tsx', '**/.storybook/**'].flatMap((glob) => ['--testMatch', glob]);
  const [program, ...options] = bin('jest', '--listTests', '--passWithNoTests', ...tests);
  const args = [...options, '--findRelatedTests', ...changed];
  const { status, stdout } = spawnSync(program!, args, { encoding: 'utf8' });
  if (status !== 0) return undefined;
  const related = stdout
    .split('\n')
    .filter(Boolean)
    .map((file) => relative(realpathSync(root), file));
  return related.some((file) => file.startsWith('.storybook/')) ? undefined : related;
}
