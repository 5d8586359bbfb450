// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import ts from 'typescript';
import { filesOf } from '../lib/files.mjs';

const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.js', '.jsx', '/index.ts', '/index.tsx'];
const CODE = /\.(?:[cm]?[jt]s|[jt]sx)$/;

/** What stands behind every story. */
const EVERYWHERE = ['.storybook/main.ts', '.storybook/preview.tsx'];
const ALONE = ['package-lock.json', 'tsconfig.json'];

/**
 * Tells what a story is made of, so that only a story with another content has to be looked at.
 * The rules are Chromatic's own (`externals`, `untraced`), read from its configuration: both reviews
 * then skip the same. What a module imports only as a type counts as well; that is once too often at
 * worst, and main.ts names so what it loads by hand.
 * @param {string} folder a checkout
 * @returns {(file: string) => string} from a story's file to a hash of all that it shows
 */
export function graphHashes(folder) {
  const { externals, untraced } = rules(folder);
  /** @type {Map<string, string[]>} */
  const known = new Map();

  /** @param {string} file */
  function imports(file) {
    const found = known.get(file) ?? importsOf(folder, file).filter((one) => !untraced(one));
    known.set(file, found);
    return found;
  }

  /** @param {string[]} roots */
  function reach(roots) {
    const files = new Set(roots.filter((root) => existsSync(join(folder, root))));
    for (const file of files) for (const one of imports(file)) files.add(one);
    return [...files];
  }

  const all = ['static'].flatMap((top) =>
    existsSync(join(folder, top)) ? filesOf(join(folder, top)).map((file) => `${top}/${file}`) : [],
  );
  const shared = hashFiles(folder, [...reach([...EVERYWHERE, ...ALONE]), ...all.filter(externals)]);
  return (file) => digest([shared, hashFiles(folder, reach([posix.normalize(file)]))]);
}

/** @param {string} folder */
function rules(folder) {
  const file = join(folder, 'chromatic.config.json');
  const { externals = [], untraced = [] } = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : {};
  return { externals: matcher(externals), untraced: matcher(untraced) };
}

/**
 * Globs as far as our configuration uses them: `*` within a folder, `**` across folders.
 * @param {string[]} globs
 * @returns {(file: string) => boolean}
 */
export function matcher(globs) {
  const patterns = globs.map((glob) => {
    const source = glob
      .replace(/[.+^${}()|[\]\\?]/g, '\\$&')
      .replace(/\*\*\/|\*\*|\*/g, (star) => ({ '**/': '(?:.*/)?', '**': '.*' })[star] ?? '[^/]*');
    return new RegExp(`^${source}$`);
  });
  return (file) => patterns.some((pattern) => pattern.test(file));
}

/**
 * Our own files that a module imports; packages are the lock's to tell.
 * @param {string} folder
 * @param {string} file
 */
function importsOf(folder, file) {
  if (!CODE.test(file)) return [];
  const source = ts.createSourceFile(
    file,
    readFileSync(join(folder, file), 'utf8'),
    ts.ScriptTarget.ESNext,
  );
  /** @type {string[]} */
  const names = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    const name =
      ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
        ? node.moduleSpecifier
        : ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
          ? node.arguments[0]
          : undefined;
    if (name && ts.isStringLiteralLike(name)) names.push(name.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names
    .filter((name) => name.startsWith('.'))
    .map((name) => posix.join(dirname(file), name.replace(/\?.*$/, '')))
    .flatMap((path) => {
      const ending = ENDINGS.find((one) => isFile(join(folder, path + one)));
      return ending === undefined ? [] : [path + ending];
    });
}

/** @param {string} path */
const isFile = (path) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/**
 * @param {string} folder
 * @param {string[]} files
 */
function hashFiles(folder, files) {
  return digest(
    [...new Set(files)]
      .sort()
      .flatMap((file) => [file, digest([readFileSync(join(folder, file))])]),
  );
}

/** @param {(string | Buffer)[]} parts */
function digest(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}
