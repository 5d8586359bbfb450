import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Every file at or below a path, as paths from `dir` with forward slashes, in a fixed order; none
 * when there is nothing.
 */
export function filesOf(dir: string, path = ''): string[] {
  const found = statSync(join(dir, path), { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [path] : [];
  const names = readdirSync(join(dir, path)).sort();
  return names.flatMap((name) => filesOf(dir, path ? `${path}/${name}` : name));
}

/** The addresses of a built site's pages, without a trailing slash and without the page for what is not found. */
export function pagesOf(dir: string) {
  return filesOf(dir)
    .filter((file) => /(^|\/)index\.html$/.test(file) && file !== '404/index.html')
    .map((file) => '/' + file.replace(/\/?index\.html$/, ''));
}

/** The package that a file is of, as the source maps of a build name files; undefined for one of ours. */
export const packageOf = (file: string) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];
