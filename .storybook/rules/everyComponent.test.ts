import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf } from '../../scripts/lib/files';
import { partsOf } from '../build/parts';
import { componentFiles, importers, isComponent } from './componentFiles';
import { guideProblems, type DocumentedMeta } from './guideProblems';
import { withoutStories } from './withoutStories';

// This test reads guides and runs no plays; the real module needs a browser.
jest.mock('storybook/test', () => ({ fn: jest.fn }));

const root = join(__dirname, '..', '..');
const files = componentFiles(root);
const shown = files.filter(({ name }) => !(name in withoutStories));
const text = (file: string) => readFileSync(join(root, file), 'utf8');

/** The titles of all docs pages of components, and of the pages that are written by hand. */
const titles = new Set([
  ...Object.keys(partsOf(root)),
  ...filesOf(root, 'stories')
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => /<Meta title="([^"]+)"/.exec(text(file))?.[1] ?? ''),
]);

test('There are components in every layer', () => {
  expect(files.length).toBeGreaterThan(50);
  const layers = new Set(files.map(({ file }) => file.split('/')[1]));
  expect([...layers]).toEqual(['primitives', 'components', 'shell', 'screens']);
});

test.each(files)('$file exports the component it is named after', async ({ file, name }) => {
  const exported = (await import(join(root, file))) as Record<string, unknown>;
  expect(isComponent(exported[name])).toBe(true);
});

test.each(shown)('$file says in a sentence what it is', ({ file, name }) => {
  // The comment above the component opens its docs page.
  expect(text(file)).toMatch(new RegExp(`\\*/\\nexport (const|function|class) ${name}\\b`));
});

test.each(shown)(
  '$file has stories and a guide, or a reason in withoutStories.ts',
  async ({ file, name, stories }) => {
    const exported = (await import(join(root, file))) as Record<string, unknown>;
    const { default: meta } = (await import(join(root, stories))) as { default: DocumentedMeta };
    const wrong = guideProblems(exported[name], meta, titles);
    expect(wrong.map((what) => `${stories}: ${what}`)).toEqual([]);
  },
);

describe.each(Object.entries(withoutStories))('%s, a part without stories', (name, reason) => {
  const named = files.filter((each) => each.name === name);

  test('is one component, and used by one other only', () => {
    expect(named).toHaveLength(1);
    expect(importers(root).get(named[0]!.file)).toHaveLength(1);
  });

  test('says why in words, and has none', () => {
    expect(reason.split(' ').length).toBeGreaterThan(5);
    expect(existsSync(join(root, named[0]!.stories))).toBe(false);
  });
});
