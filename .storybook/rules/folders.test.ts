import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { modulesIn, mostModules } from '../../scripts/lib/folderSize';

/** A folder and all below it, without those of installed or built files. */
const foldersIn = (folder: string): string[] => [
  folder,
  ...readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^(node_modules|public|\.cache)$/.test(entry.name))
    .flatMap(({ name }) => foldersIn(join(folder, name))),
];

test.each(['src', 'stories', '.storybook', 'scripts', 'bench'])(
  'no folder of %s holds more than 14 modules beside their tests (docs/house.md)',
  (top) => expect(foldersIn(top).filter((folder) => modulesIn(folder) > mostModules)).toEqual([]),
);
