import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { relative } from 'node:path';
import { bin, root } from '../lib/run.mjs';

function linesOf([program = '', ...args]: string[]) {
  const { status, stdout } = spawnSync(program, args, { encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : undefined;
}

/**
 * The files that differ from the commit where the branch left main, uncommitted and untracked ones
 * included; undefined when nobody can tell: no git, or no main.
 */
export function changedOnBranch() {
  const base = ['main', 'origin/main']
    .map((main) => linesOf(['git', 'merge-base', 'HEAD', main])?.[0])
    .find(Boolean);
  if (!base) return undefined;
  const changed = linesOf(['git', 'diff', '--name-only', '--no-renames', base]) ?? [];
  return changed.concat(linesOf(['git', 'ls-files', '--others', '--exclude-standard']) ?? []);
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
  const tests = ['**/*.stories.tsx', '**/.storybook/*'].flatMap((glob) => ['--testMatch', glob]);
  const related = linesOf(
    bin('jest', '--listTests', '--passWithNoTests', ...tests, '--findRelatedTests', ...changed),
  )?.map((file) => relative(realpathSync(root), file));
  return related?.some((file) => file.startsWith('.storybook/')) ? undefined : related;
}
