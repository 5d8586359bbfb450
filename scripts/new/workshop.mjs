// @ts-check
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = process.cwd();

/** What the generator writes into, and what the checks of its work read. */
const copied = [
  ...['src', 'stories', 'scripts', '.storybook', 'tests/jest.setup.ts'],
  ...['package.json', 'tsconfig.json', 'eslint.config.mjs', '.editorconfig', '.prettierignore'],
];

/** A copy of the repository for tests, so that what they write is in nobody's way. */
export function openWorkshop() {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'waxline-')));
  for (const each of copied) cpSync(join(root, each), join(folder, each), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');

  /** @param {string[]} command for Node: a script of the copy, and its arguments */
  const node = (...command) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, command, {
      cwd: folder,
      env: { ...process.env, NODE_OPTIONS: '', FORCE_COLOR: '0' },
      encoding: 'utf8',
    });
    return { status, said: stdout + stderr };
  };
  return {
    folder,
    node,
    /** @param {string[]} args */
    create: (...args) => node('scripts/new.mjs', ...args),
    files: () =>
      ['src', 'stories'].flatMap((each) =>
        readdirSync(join(folder, each), { recursive: true, encoding: 'utf8' })
          .map((file) => `${each}/${file.replaceAll('\\', '/')}`)
          .filter((file) => file.endsWith('.tsx')),
      ),
    close: () => rmSync(folder, { recursive: true }),
  };
}
