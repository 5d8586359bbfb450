import { spawnSync } from 'node:child_process';
import { Failure } from './cli.mjs';

/** The output of a git command; undefined when it fails. */
export function git(folder: string, ...args: string[]) {
  const options = { cwd: folder, encoding: 'utf8', maxBuffer: Infinity } as const;
  const { error, status, stdout } = spawnSync('git', args, options);
  if (error) throw new Failure('Git does not start, and this command needs it: install it first.');
  return status === 0 ? stdout.trimEnd() : undefined;
}

/** The output of a git command. @throws Failure when it fails */
export function mustGit(folder: string, ...args: string[]) {
  const output = git(folder, ...args);
  if (output === undefined) throw new Failure(`"git ${args[0]}" failed in ${folder}.`);
  return output;
}

/**
 * The commit that was asked for, or the commit at which this branch left main. On main itself that
 * is its last commit.
 */
export function findBase(folder: string, ref?: string) {
  const verify = (name: string) =>
    git(folder, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`);
  if (ref !== undefined) {
    const commit = verify(ref);
    if (commit) return { commit, name: ref };
    throw new Failure(
      `"${ref}" is no commit, branch or tag of this repository: correct --base, or fetch it first.`,
      2,
    );
  }
  // A fresh clone of a branch, as in CI, has main only as a remote branch. Where both are, one of
  // them may be old, because nobody has pulled or fetched for a while.
  const bases = ['main', 'origin/main'].filter(verify).flatMap((name) => {
    const commit = git(folder, 'merge-base', 'HEAD', name);
    return commit ? [{ commit, name }] : [];
  });
  const isNewest = ({ commit }: { commit: string }) =>
    bases.every(
      (one) => git(folder, 'merge-base', '--is-ancestor', one.commit, commit) !== undefined,
    );
  const base = bases.find(isNewest) ?? bases[0];
  if (base) return base;
  throw new Failure(
    'This branch and main have no commit in common here: fetch main with its history ("git fetch --unshallow origin main"), or name a commit by --base REF.',
  );
}

/**
 * The files in which the working tree differs from a commit, including new ones that git does not
 * ignore.
 */
export function changedFiles(folder: string, commit: string, globs: string[] = []) {
  const only = ['--', ...globs.map((glob) => `:(glob)${glob}`)];
  const known = mustGit(folder, 'diff', '--name-only', '--no-renames', '-z', commit, ...only);
  const others = mustGit(folder, 'ls-files', '--others', '--exclude-standard', '-z', ...only);
  return `${known}\0${others}`.split('\0').filter(Boolean);
}
