import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure } from './cli.mjs';

/**
 * Every file at or below a path, as paths from `dir` with forward slashes, in a fixed order.
 * Returns an empty list when the path does not exist.
 */
export function filesOf(dir: string, path = ''): string[] {
  const found = statSync(join(dir, path), { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [path] : [];
  const names = readdirSync(join(dir, path)).sort();
  return names.flatMap((name) => filesOf(dir, path ? `${path}/${name}` : name));
}

/** Writes a file of a folder, with the folders in which it stands. */
export function writeIn(dir: string, file: string, text: string) {
  mkdirSync(dirname(join(dir, file)), { recursive: true });
  writeFileSync(join(dir, file), text);
}

/** Throws a `Failure` where no site has been built. */
export function checkSite(dir: string) {
  if (!existsSync(join(dir, '_headers')))
    throw new Failure('There is no built site to serve: run "npm run build" first.');
}

/** The file of a built site that holds the page with this address. */
export const fileOf = (page: string) => (page === '/' ? 'index.html' : `${page.slice(1)}.html`);

/** The addresses of a built site's pages, without trailing slashes and without the 404 page. */
export function pagesOf(dir: string) {
  return filesOf(dir)
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => '/' + file.replace(/(^index)?\.html$/, ''));
}

/**
 * The package of a file that is named as in the source maps of a build; undefined for our own
 * files.
 */
export const packageOf = (file: string) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];
