import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { graphHashes, matcher } from './graph.mjs';

/** @type {string} */
let folder;

/** @param {string} file @param {string} text */
function write(file, text) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

const hashes = () => {
  const graphOf = graphHashes(folder);
  return {
    card: graphOf('./stories/Card.stories.tsx'),
    price: graphOf('stories/Price.stories.tsx'),
  };
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waxline-'));
  write('chromatic.config.json', '{"externals":["static/**"],"untraced":[".storybook/Docs.tsx"]}');
  write('package-lock.json', '{}');
  write('static/fonts/a.woff2', 'font');
  write('.storybook/main.ts', "import type * as Head from './head'; const f = './head.ts';");
  write('.storybook/head.ts', 'export const head = 1;');
  write('.storybook/preview.tsx', "import './Docs'; import '../src/theme';");
  write('.storybook/Docs.tsx', "import '../src/radius';");
  write('src/theme/index.ts', 'export const theme = 1;');
  write('src/radius.ts', 'export const radius = 8;');
  write('src/Price.tsx', "export const Price = () => <p>Don't `worry`</p>;");
  write('src/Panel.tsx', "import { Price } from './Price'; export default Price;");
  write(
    'src/Card.tsx',
    "import { radius } from './radius'; export { Price } from './Price';\n" +
      "export const Card = () => <p>It's {radius}</p>; export const late = () => import('./Panel');",
  );
  write(
    'stories/Card.stories.tsx',
    "import { Card } from '../src/Card'; import React from 'react';",
  );
  write('stories/Price.stories.tsx', "import { Price } from '../src/Price';");
  write('src/unused.ts', '1');
});

afterEach(() => rmSync(folder, { recursive: true }));

test('the same files give the same hash, and a story its own', () => {
  expect(hashes()).toEqual(hashes());
  expect(hashes().card).not.toBe(hashes().price);
});

test.each([
  ['a token', 'src/radius.ts', ['card']],
  ['a component', 'src/Price.tsx', ['card', 'price']],
  ['what is loaded later', 'src/Panel.tsx', ['card']],
  ['a story', 'stories/Price.stories.tsx', ['price']],
  ['the theme, by its folder', 'src/theme/index.ts', ['card', 'price']],
  ['what main loads by hand', '.storybook/head.ts', ['card', 'price']],
  ['the packages', 'package-lock.json', ['card', 'price']],
  ['a file served as it is', 'static/fonts/a.woff2', ['card', 'price']],
  ['the frame of docs pages', '.storybook/Docs.tsx', []],
  ['what nobody imports', 'src/unused.ts', []],
])('a change of %s changes the stories made of it, and no other', (_, file, changed) => {
  const before = hashes();
  write(file, 'export const changed = true;');
  const after = hashes();
  expect(
    /** @type {const} */ (['card', 'price']).filter((name) => before[name] !== after[name]),
  ).toEqual(changed);
});

test('a new external counts, a file that is gone does not break', () => {
  const before = hashes();
  write('static/b.svg', '');
  expect(hashes().price).not.toBe(before.price);
  rmSync(join(folder, 'src', 'radius.ts'));
  expect(hashes().card).not.toBe(before.card);
});

test.each([
  ['static/**', 'static/a/b.svg', true],
  ['static/**', 'src/static/a', false],
  ['**/*.mdx', 'stories/docs/Welcome.mdx', true],
  ['**/*.mdx', 'Welcome.mdx', true],
  ['**/*.test.*', 'src/a.test.tsx', true],
  ['.storybook/*.ts', '.storybook/a/b.ts', false],
  ['.storybook/Docs.tsx', 'xstorybook/Docs.tsx', false],
])('%s matches %s: %s', (glob, file, expected) => expect(matcher([glob])(file)).toBe(expected));
