import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { componentFiles, importers } from '../rules/componentFiles';

/** What a docs page says about its component's place among the others. */
export interface Relations {
  /** The path from the root. */
  file: string;
  /** The address of its text in the catalogue, in a form that a browser shows. */
  source: string;
  /** The titles of the docs pages of what it is made of. */
  madeOf: string[];
  /** The titles of the docs pages of what uses it. */
  usedBy: string[];
}

/**
 * Every component with a docs page, by the title of the page. A file without a page, such as a
 * part of one component only, stands for what it imports, or for what imports it.
 */
export function partsOf(root: string): Record<string, Relations> {
  const titles = new Map<string, string>();
  for (const { file, stories } of componentFiles(root)) {
    if (!existsSync(join(root, stories))) continue;
    const title = /^ {2}title: '(.+)',$/m.exec(readFileSync(join(root, stories), 'utf8'))?.[1];
    if (title) titles.set(file, title);
  }
  const importedBy = importers(root);
  const imports = new Map<string, string[]>();
  for (const [file, users] of importedBy)
    for (const user of users) imports.set(user, [...(imports.get(user) ?? []), file]);

  const along = (edges: Map<string, string[]>, from: string, seen = new Set([from])): string[] =>
    (edges.get(from) ?? []).flatMap((next) => {
      if (seen.has(next)) return [];
      seen.add(next);
      return titles.get(next) ?? along(edges, next, seen);
    });

  return Object.fromEntries(
    [...titles].map(([file, title]) => [
      title,
      {
        file,
        source: `source/${file}.txt`,
        madeOf: along(imports, file).sort(),
        usedBy: along(importedBy, file).sort(),
      },
    ]),
  );
}

/**
 * Gives the docs pages `virtual:parts`, and what their links to sources lead to: the files as they
 * were when the catalogue was built, or as they are while somebody works.
 */
export function parts(root: string): Plugin {
  const text = (file: string) => readFileSync(join(root, file), 'utf8');
  return {
    name: 'waxline-parts',
    resolveId: (id) => (id === 'virtual:parts' ? `\0${id}` : undefined),
    load: (id) =>
      id === '\0virtual:parts'
        ? `export const parts = ${JSON.stringify(partsOf(root))};`
        : undefined,
    configureServer: ({ middlewares }) =>
      void middlewares.use('/source', ({ url }, response, next) => {
        const part = Object.values(partsOf(root)).find(({ source }) => source === `source${url}`);
        if (!part) return next();
        response.setHeader('Content-Type', 'text/plain; charset=utf-8');
        response.end(text(part.file));
      }),
    generateBundle() {
      for (const { file, source } of Object.values(partsOf(root)))
        this.emitFile({ type: 'asset', fileName: source, source: text(file) });
    },
  };
}
