import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf } from './files';
import { npm, root as here, run } from './run.mjs';

const settings = ['package.json', 'package-lock.json', 'tsconfig.json'];
const ofBoth = ['src', 'static', 'scripts/lib', ...settings];
const gatsby = ['browser.tsx', 'config.ts', 'node.ts', 'ssr.tsx'].map((file) => `gatsby-${file}`);

/** The builds: the npm script of each, its folder, and its sources. */
const builds = {
  site: {
    npmScript: 'build',
    folder: 'public',
    sources: [...ofBoth, ...gatsby, 'babel.config.json', 'scripts/serve'],
  },
  catalogue: {
    npmScript: 'build-storybook',
    folder: 'storybook-static',
    // The page Welcome shows what is new.
    sources: [...ofBoth, 'stories', '.storybook', 'CHANGELOG.md'],
  },
};
type Build = keyof typeof builds;

/**
 * The file that says what a finished build was made of. It is in the build's own folder, so that it
 * is removed with the build.
 */
const stampOf = (build: Build, root: string) => join(root, builds[build].folder, '.built-from');

function sourceHash(build: Build, root: string) {
  const { GATSBY_SITE_URL = '', COUNT_COVERAGE = '' } = process.env;
  const hash = createHash('sha256').update(GATSBY_SITE_URL).update(COUNT_COVERAGE);
  const files = builds[build].sources.flatMap((source) => filesOf(root, source));
  for (const file of files.filter((file) => !/\.test\.\w+$/.test(file))) {
    const content = readFileSync(join(root, file));
    hash.update(`\0${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** Whether the build's folder holds a finished build of the sources as they are now. */
export function isFresh(build: Build, root: string) {
  const stamp = stampOf(build, root);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sourceHash(build, root);
}

/**
 * Marks that a build begins, so that a failed build is not taken for a good one. Call the returned
 * function when the build has finished. Sources that change in between count as changed.
 */
export function beginBuild(build: Build, root: string) {
  const stamp = stampOf(build, root);
  rmSync(stamp, { force: true });
  const hash = sourceHash(build, root);
  return () => writeFileSync(stamp, hash);
}

/**
 * Makes a build, unless its folder holds one of the present sources. `write` receives the output.
 */
export async function buildIfChanged(build: Build, write?: (text: string) => void) {
  if (isFresh(build, here)) return { code: 0, note: 'nothing changed since the last build' };
  const finish = beginBuild(build, here);
  const { code } = await run(npm('run', builds[build].npmScript), { write });
  if (code === 0) finish();
  return { code };
}
