// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf } from './files.mjs';

const SOURCES = /^(src|static|scripts|package\.json|package-lock\.json|tsconfig\.json|gatsby-.*)$/;
const TESTS = /(^|\/)__tests__\/|\.test\.\w+$/;

// In public/, so that whatever removes the build removes its stamp; a dotfile is not served.
/** @param {string} root */
const stampOf = (root) => join(root, 'public', '.built-from');

/**
 * A hash of everything the built site depends on.
 * @param {string} root
 * @returns {string}
 */
export function sourceHash(root) {
  const hash = createHash('sha256').update(process.env.GATSBY_SITE_URL ?? '');
  for (const name of readdirSync(root).sort()) {
    if (!SOURCES.test(name)) continue;
    const path = join(root, name);
    const files = statSync(path).isDirectory() ? filesOf(path).map((f) => `${name}/${f}`) : [name];
    for (const file of files.filter((f) => !TESTS.test(f))) {
      const content = readFileSync(join(root, file));
      hash.update(`\0${file}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest('hex');
}

/**
 * Whether public/ holds a finished build of the sources as they are now.
 * @param {string} root
 * @returns {boolean}
 */
export function isBuilt(root) {
  const stamp = stampOf(root);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sourceHash(root);
}

/**
 * Says that public/ is about to change, so that a build that fails is not taken for a good one.
 * @param {string} root
 */
export function clearStamp(root) {
  rmSync(stampOf(root), { force: true });
}

/**
 * Says that public/ is finished.
 * @param {string} root
 * @param {string} hash of the sources as they were when the build began
 */
export function stampBuild(root, hash) {
  writeFileSync(stampOf(root), hash);
}
