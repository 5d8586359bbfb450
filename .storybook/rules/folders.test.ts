import { readdirSync } from 'node:fs';

const isModule = (name: string) =>
  /\.(tsx?|mjs|cjs|mdx)$/.test(name) && !/\.(test|spec)\./.test(name);

/**
 * Every folder, at any depth, with the number of modules in it; without folders of installed or
 * built files.
 */
function modulesIn(folder: string): { folder: string; modules: number }[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  const modules = entries.filter((entry) => entry.isFile() && isModule(entry.name)).length;
  const below = entries.filter(
    (entry) => entry.isDirectory() && !/^(node_modules|public|\.cache)$/.test(entry.name),
  );
  return [{ folder, modules }, ...below.flatMap(({ name }) => modulesIn(`${folder}/${name}`))];
}

test.each(['src', 'stories', '.storybook', 'scripts', 'bench'])(
  'no folder of %s holds more than 14 modules beside their tests (docs/house.md)',
  (top) => expect(modulesIn(top).filter(({ modules }) => modules > 14)).toEqual([]),
);
