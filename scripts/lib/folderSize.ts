import { existsSync, readdirSync } from 'node:fs';

/** The most modules that a folder may hold, beside their tests (docs/house.md). */
export const mostModules = 14;

const isModule = (name: string) =>
  /\.(tsx?|mjs|cjs|mdx)$/.test(name) && !/\.(test|spec)\./.test(name);

/** How many modules stand in a folder itself; 0 where there is no such folder. */
export const modulesIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).filter(
        (entry) => entry.isFile() && isModule(entry.name),
      ).length
    : 0;
