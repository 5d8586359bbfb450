// @ts-check
import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../lib/root.mjs';
import { bin } from '../lib/run.mjs';

/** @param {string[]} command */
function linesOf([program = '', ...args]) {
  const { status, stdout } = spawnSync(program, args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : undefined;
}

/**
 * The files that differ from the commit where the branch left main, uncommitted and untracked ones
 * included.
 * @returns {string[] | undefined} undefined when nobody can tell: no git, or no main
 */
export function changedFiles() {
  const base = ['main', 'origin/main']
    .map((main) => linesOf(['git', 'merge-base', 'HEAD', main])?.[0])
    .find(Boolean);
  if (!base) return undefined;
  const changed = linesOf(['git', 'diff', '--name-only', '--no-renames', base]);
  const untracked = linesOf(['git', 'ls-files', '--others', '--exclude-standard']);
  return [...(changed ?? []), ...(untracked ?? [])];
}

/**
 * The story files that a change touches: those that import a changed file, at whatever distance,
 * as Jest reads imports.
 * @param {string[]} changed
 * @returns {string[] | undefined} undefined when it touches what every story stands in
 */
export function touchedStories(changed) {
  if (!changed.length) return [];
  if (changed.some((file) => /^(static\/|package(-lock)?\.json$)/.test(file))) return undefined;
  const tests = ['**/*.stories.tsx', '**/.storybook/*'].flatMap((glob) => ['--testMatch', glob]);
  const related = linesOf(
    bin('jest', '--listTests', '--passWithNoTests', ...tests, '--findRelatedTests', ...changed),
  )?.map((file) => relative(realpathSync(root), file));
  return related?.some((file) => file.startsWith('.storybook/')) ? undefined : related;
}
