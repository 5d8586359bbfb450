import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { relative } from 'node:path';
import { changedFiles, findBase } from '../lib/git';
import { bin, root } from '../lib/run.mjs';

/** The files that changed since the branch left main; undefined without git or without main. */
export function changedOnBranch() {
  try {
    return changedFiles(root, findBase(root).commit);
  } catch {
    return undefined;
  }
}

/**
 * Whether a branch has changed only product, documents and tests of which no test of a tool says
 * anything. Some load content, tokens and the site map, but none looks at them.
 */
export function isProductOnly(changed: string[] | undefined): boolean {
  const product =
    /^(src(?!\/(host|theme\/emotion)\/)|stories|static|docs|tests(?!\/(lint|nginx|server)\/|\/\w+\/run\.ts$))\/|\.md$/;
  // A clean checkout of main has no changed files, whatever its last commit did, so it does not
  // count.
  return !process.env.CI && !!changed?.length && changed.every((file) => product.test(file));
}

/** What no story imports, but every story depends on. */
const ofEveryStory =
  /^(static\/|src\/host\/bundle\/usedTargets\.cjs$|tests\/drawn\.json$|package(-lock)?\.json$)/;

/**
 * The story files that a change touches: those that import a changed file, directly or through
 * others, by Jest's reading of imports. Undefined when the change touches what every story depends
 * on.
 */
export function touchedStories(changed: string[]) {
  if (!changed.length) return [];
  if (changed.some((file) => ofEveryStory.test(file))) return undefined;
  const tests = ['**/*.stories.tsx', '**/.storybook/**'].flatMap((glob) => ['--testMatch', glob]);
  // The runner of stories imports some modules of these folders.
  const roots = ['src', 'stories', '.storybook', 'tests', 'scripts'].flatMap((one) => [
    '--roots',
    one,
  ]);
  const [program, ...options] = bin('jest', '--listTests', '--passWithNoTests', ...roots, ...tests);
  const args = [...options, '--findRelatedTests', ...changed];
  const { status, stdout } = spawnSync(program!, args, { encoding: 'utf8' });
  if (status !== 0) return undefined;
  const related = stdout
    .split(/\r?\n/)
    .filter(Boolean)
    .map((file) => relative(realpathSync(root), file).replaceAll('\\', '/'));
  return related.some((file) => file.startsWith('.storybook/')) ? undefined : related;
}
