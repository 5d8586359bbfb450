// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf } from './files.mjs';

// gatsby-node.ts imports this, and Gatsby bundles what it imports: no root.mjs here.

const OF_BOTH = ['src', 'static', 'package.json', 'package-lock.json', 'tsconfig.json'];
const TESTS = /\.test\.\w+$/;

/** @typedef {keyof typeof builds} Build */

/** What is built: by which npm script, into which folder, from what. */
export const builds = {
  site: {
    npmScript: 'build',
    folder: 'public',
    sources: [
      ...OF_BOTH,
      ...['gatsby-browser.tsx', 'gatsby-config.ts', 'gatsby-node.ts', 'gatsby-ssr.tsx'],
      ...['scripts/lib', 'scripts/serve'],
    ],
  },
  catalogue: {
    npmScript: 'build-storybook',
    folder: 'storybook-static',
    sources: [...OF_BOTH, 'stories', '.storybook'],
  },
};

/**
 * A hash of everything a build depends on.
 * @param {Build} build
 * @param {string} root the repository
 */
export function sourceHash(build, root) {
  const hash = createHash('sha256').update(process.env.GATSBY_SITE_URL ?? '');
  for (const source of builds[build].sources) {
    const path = join(root, source);
    if (!existsSync(path)) continue;
    const files = statSync(path).isDirectory()
      ? filesOf(path).map((file) => `${source}/${file}`)
      : [source];
    for (const file of files.filter((file) => !TESTS.test(file))) {
      const content = readFileSync(join(root, file));
      hash.update(`\0${file}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest('hex');
}

/**
 * In the build's own folder, so that whatever removes the build removes its stamp.
 * @param {Build} build
 * @param {string} root
 */
const stampOf = (build, root) => join(root, builds[build].folder, '.built-from');

/**
 * Whether the build's folder holds a finished build of the sources as they are now.
 * @param {Build} build
 * @param {string} root
 */
export function isFresh(build, root) {
  const stamp = stampOf(build, root);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sourceHash(build, root);
}

/**
 * Says that a build's folder is about to change, so that nobody takes a build that fails for a good
 * one.
 * @param {Build} build
 * @param {string} root
 */
export function clearStamp(build, root) {
  rmSync(stampOf(build, root), { force: true });
}

/**
 * Says that a build is finished.
 * @param {Build} build
 * @param {string} root
 * @param {string} hash of the sources as they were when the build began
 */
export function writeStamp(build, root, hash) {
  writeFileSync(stampOf(build, root), hash);
}
