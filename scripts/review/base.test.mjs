import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { touchedFiles } from './affected.mjs';
import { findBase } from './base.mjs';

/** @type {string} */
let folder;
const write = (/** @type {string} */ file, text = '') => writeFileSync(join(folder, file), text);
const git = (/** @type {string[]} */ ...args) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    ...{ cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  }).trim();
function commit() {
  git('add', '.');
  git('commit', '-qm', '.', '--allow-empty');
  return git('rev-parse', 'HEAD');
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waxline-'));
  git('init', '-qb', 'main');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the base is where the branch left main, on main its last commit, or the one asked for', () => {
  const left = commit();
  expect(findBase(folder, undefined)).toEqual({ commit: left, name: 'main' });
  git('switch', '-qc', 'branch');
  const here = commit();
  expect(findBase(folder, undefined).commit).toBe(left);
  expect(findBase(folder, 'HEAD').commit).toBe(here);
  git('update-ref', 'refs/remotes/origin/main', left);
  git('branch', '-D', 'main');
  expect(findBase(folder, undefined)).toEqual({ commit: left, name: 'origin/main' });
});

test('no base is a sentence, a wrong one a wrong command line', () => {
  expect(() => findBase(folder, undefined)).toThrow(/no commit in common/);
  for (const ref of ['nowhere', '--help', '']) {
    const message = expect.stringMatching(/is no commit, branch or tag/);
    expect(() => findBase(folder, ref)).toThrow(expect.objectContaining({ message, exitCode: 2 }));
  }
});

describe('what a change touches', () => {
  const all = '/virtual:/@storybook/builder-vite/storybook-stories.js';
  /** @type {[string, ...string[]][]} a module and who imports it */
  const imports = [
    [all, '/virtual:/@storybook/builder-vite/vite-app.js'],
    ['./Card.stories.tsx', all],
    ['./List.stories.tsx', all],
    ['./Card.tsx', './Card.stories.tsx'],
    ['./Card.mdx', './Card.stories.tsx'],
    ['./color.ts', './Card.tsx', './List.stories.tsx'],
    ['./radius.ts', './Card.tsx', './.storybook/preview.tsx'],
  ];
  const modules = imports.map(([name, ...importers]) => ({
    ...{ id: name, name, reasons: importers.map((moduleName) => ({ moduleName })) },
  }));
  const touched = () => {
    const found = touchedFiles(folder, join(folder, 'stats.json'), 'HEAD');
    return found && [...found];
  };

  beforeEach(() => {
    for (const name of ['static', '.storybook']) mkdirSync(join(folder, name));
    symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
    write('.gitignore', 'node_modules\nstats.json');
    write('stats.json', JSON.stringify({ modules }));
    write('chromatic.config.json', '{"externals":["static/**"],"untraced":["**/*.mdx"]}');
    commit();
  });

  test.each([
    [[], []],
    [['README.md', 'Card.mdx'], []],
    [['Card.tsx'], ['Card.stories.tsx']],
    [['color.ts'], ['Card.stories.tsx', 'List.stories.tsx']],
    [['radius.ts'], undefined],
    [['.storybook/modes.ts'], undefined],
    [['static/a.svg'], undefined],
    [['package-lock.json'], undefined],
  ])('%j: %j', (files, stories) => {
    for (const file of files) write(file, 'changed');
    expect(touched()?.sort()).toEqual(stories);
  });

  test('tracing that fails is no answer', () => {
    write('Card.tsx', 'changed');
    write('stats.json', '{}');
    expect(touched).toThrow(/cannot tell which stories changed/);
  });
});
