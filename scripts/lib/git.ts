import { spawnSync } from 'node:child_process';
import { Failure } from './cli.mjs';

/**
 * What git tells its hooks about their repository. With these variables it would ask that one in
 * every folder.
 */
const ofHook =
  /^GIT_(DIR|WORK_TREE|INDEX_FILE|PREFIX|COMMON_DIR|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|SHALLOW_FILE|QUARANTINE_PATH)$/;

function run(folder: string, args: string[]) {
  const own = Object.entries(process.env).filter(([name]) => !ofHook.test(name));
  const env = { ...Object.fromEntries(own), LC_ALL: 'C' };
  const options = { cwd: folder, encoding: 'utf8', maxBuffer: Infinity, env } as const;
  const { error, ...ended } = spawnSync('git', args, options);
  if (error) throw new Failure('Git does not start, and this command needs it: install it first.');
  return ended;
}

/** The output of a git command; undefined when it fails. @throws Failure when git does not start */
export function git(folder: string, ...args: string[]) {
  const { status, stdout } = run(folder, args);
  return status === 0 ? stdout.trimEnd() : undefined;
}

/** The output of a git command. @throws Failure with git's reason when it fails */
export function mustGit(folder: string, ...args: string[]) {
  const { status, stdout, stderr } = run(folder, args);
  if (status !== 0) throw new Failure(`"git ${args[0]}" failed in ${folder}: ${stderr.trim()}`);
  return stdout.trimEnd();
}

/**
 * The commit that was asked for, or the commit at which this branch left main. On main itself that
 * is its last commit.
 */
export function findBase(folder: string, ref?: string) {
  // Where there is no repository, or git trusts none, it says why.
  mustGit(folder, 'rev-parse', '--git-dir');
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
