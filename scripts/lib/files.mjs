// @ts-check
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Every file below a folder, as paths from it with forward slashes, sorted.
 * @param {string} dir
 * @returns {string[]}
 */
export function filesOf(dir) {
  return readdirSync(dir, { withFileTypes: true })
    .flatMap((entry) =>
      entry.isDirectory()
        ? filesOf(join(dir, entry.name)).map((file) => `${entry.name}/${file}`)
        : [entry.name],
    )
    .sort();
}

/**
 * The addresses of the site's pages, without a trailing slash and without the page for what is not
 * found.
 * @param {string} dir the built site
 * @returns {string[]}
 */
export function pagesOf(dir) {
  return filesOf(dir)
    .filter((file) => /(^|\/)index\.html$/.test(file) && file !== '404/index.html')
    .map((file) => '/' + file.replace(/\/?index\.html$/, ''));
}
