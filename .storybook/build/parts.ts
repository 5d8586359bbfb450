import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { componentFiles, importers } from '../rules/componentFiles';

/** What a docs page says about its component's place among the others. */
export interface Part {
  /** The path from the root. */
  file: string;
  /** Its address where the repository is hosted; missing while package.json names no repository. */
  href?: string;
  /** The titles of the docs pages of what it is made of. */
  madeOf: string[];
  /** The titles of the docs pages of what uses it. */
  usedBy: string[];
}

/**
 * Every component with a docs page, by the title of the page. A file without a page, such as a
 * part of one component only, stands for what it imports, or for what imports it.
 */
export function partsOf(root: string): Record<string, Part> {
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

  const base = repositoryOf(readFileSync(join(root, 'package.json'), 'utf8'));
  return Object.fromEntries(
    [...titles].map(([file, title]) => [
      title,
      {
        file,
        ...(base && { href: `${base}/blob/HEAD/${file}` }),
        madeOf: along(imports, file).sort(),
        usedBy: along(importedBy, file).sort(),
      },
    ]),
  );
}

/** The web address of the repository that a package.json names. */
export function repositoryOf(packageJson: string): string | undefined {
  const { repository } = JSON.parse(packageJson) as { repository?: string | { url: string } };
  const url = typeof repository === 'object' ? repository.url : repository;
  return url?.replace(/^git\+/, '').replace(/\.git$/, '');
}

/** Gives the docs pages `virtual:parts`, read when the catalogue is built or started. */
export function parts(root: string): Plugin {
  return {
    name: 'waxline-parts',
    resolveId: (id) => (id === 'virtual:parts' ? `\0${id}` : undefined),
    load: (id) =>
      id === '\0virtual:parts'
        ? `export const parts = ${JSON.stringify(partsOf(root))};`
        : undefined,
  };
}
