import { mustGit } from '../lib/git';

/**
 * Commits all files of a test's repository, however git is set up on this machine. Returns the commit.
 */
export function commitAll(folder: string) {
  mustGit(folder, 'add', '.');
  const author = ['user.name=A', 'user.email=a@example.com', 'commit.gpgsign=false'];
  const config = author.flatMap((setting) => ['-c', setting]);
  mustGit(folder, ...config, 'commit', '-qm', '.', '--allow-empty', '--no-verify');
  return mustGit(folder, 'rev-parse', 'HEAD');
}
