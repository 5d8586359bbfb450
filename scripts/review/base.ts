import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../lib/cli.mjs';
import { changedFiles, git, mustGit } from '../lib/git';
import { binIn, run } from '../lib/run.mjs';
import { install } from '../lib/setup.mjs';

/**
 * The files whose stories a change touches, by the rules of Chromatic's review. Undefined means all
 * stories.
 */
export function touchedFiles(folder: string, stats: string, commit: string) {
  const config = JSON.parse(readFileSync(join(folder, 'chromatic.config.json'), 'utf8'));
  // Files that no module imports, but any story may depend on.
  const globs = ['package.json', 'package-lock.json', 'tsconfig.json', ...config.externals];
  if (changedFiles(folder, commit, globs).length > 0) return undefined;
  const chromatic = join(folder, 'node_modules', 'chromatic', 'dist', 'bin.cjs');
  const untraced = config.untraced.flatMap((glob: string) => ['-u', glob]);
  const changed = changedFiles(folder, commit);
  const args = [chromatic, 'trace', '-m', 'compact', '-s', stats, ...untraced, ...changed];
  // Colours that are forced would stand between the words that are looked for below.
  const env = { ...process.env, FORCE_COLOR: '0' };
  const options = { cwd: folder, encoding: 'utf8', env } as const;
  const { stdout, stderr } = spawnSync(process.execPath, args, options);
  // It prints this when the preview's own files have changed, which every story shows.
  if (stderr.includes('TurboSnap disabled')) return undefined;
  const files = [...stdout.matchAll(/^— (.+)$/gm)].map(([, file = '']) => file);
  if (stdout.includes(` to ${files.length} affected story file`)) return new Set(files);
  throw new Failure(`"chromatic trace" cannot tell which stories changed:\n${stdout}${stderr}`);
}

/** Builds a checkout's catalogue, with the graph of its imports beside it (preview-stats.json). */
export async function buildCatalogue(source: string, folder: string, what: string) {
  console.log(`Building the catalogue of ${what}.`);
  const part = `${folder}.part`;
  for (const old of [part, folder]) rmSync(old, { recursive: true, force: true });
  // The checkout's own Storybook, because its lock may hold another version.
  const options = ['--preview-only', '--stats-json', part, '--quiet', '--loglevel=error'];
  const command = binIn(join(source, 'node_modules'), 'storybook', 'build', '-o', part, ...options);
  const { code } = await run(command, { cwd: source });
  if (code !== 0 || !existsSync(join(part, 'index.json')))
    throw new Failure(`The catalogue of ${what} cannot be built; the reasons are above.`);
  // The folder gets its name only now, so that a folder with this name is always complete.
  renameSync(part, folder);
}

/** Builds the catalogue of a commit, in a git worktree of its own. */
export async function buildCommit(root: string, commit: string, folder: string) {
  const source = join(root, '.waxline', 'review', 'worktree');
  const clear = () => {
    rmSync(source, { recursive: true, force: true });
    git(root, 'worktree', 'prune');
  };
  // A run that was broken off may have left an incomplete worktree there.
  clear();
  try {
    mustGit(root, 'worktree', 'add', '--quiet', '--detach', '--force', source, commit);
    const locks = [root, source].map((place) => readFileSync(join(place, 'package-lock.json')));
    if (String(locks[0]) === String(locks[1]))
      symlinkSync(join(root, 'node_modules'), join(source, 'node_modules'), 'junction');
    else {
      console.log('Installing the packages of that commit, because its package-lock.json differs.');
      if ((await run(install, { cwd: source })).code !== 0)
        throw new Failure(
          "Its packages cannot be installed; npm's reasons are above. Name another commit by --base REF.",
        );
    }
    await buildCatalogue(source, folder, `commit ${commit.slice(0, 8)}`);
  } finally {
    clear();
  }
}
