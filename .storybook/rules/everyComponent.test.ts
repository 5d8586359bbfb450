import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { componentFiles, importers, isComponent } from './componentFiles';
import { guideProblems, type DocumentedMeta } from './guideProblems';
import { withoutStories } from './withoutStories';

// This test reads guides and runs no plays; the real module needs a browser.
jest.mock('storybook/test', () => ({ fn: jest.fn }));

const root = join(__dirname, '..', '..');
const files = componentFiles(root);
const shown = files.filter(({ name }) => !(name in withoutStories));
const metas = new Map<string, DocumentedMeta>();
const titles = new Set<string>();

beforeAll(async () => {
  for (const { stories } of shown.filter(({ stories }) => existsSync(join(root, stories)))) {
    const { default: meta } = (await import(join(root, stories))) as { default: DocumentedMeta };
    metas.set(stories, meta);
    if (!meta.tags?.includes('!autodocs')) titles.add(meta.title ?? '');
  }
  const pages = readdirSync(join(root, 'stories'), { recursive: true, encoding: 'utf8' });
  for (const page of pages.filter((file) => file.endsWith('.mdx'))) {
    const text = readFileSync(join(root, 'stories', page), 'utf8');
    titles.add(/<Meta title="([^"]+)"/.exec(text)?.[1] ?? '');
  }
}, 120_000);

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
  const text = readFileSync(join(root, file), 'utf8');
  // The comment above the component opens its docs page.
  expect(text).toMatch(new RegExp(`\\*/\\nexport (const|function|class) ${name}\\b`));
});

test.each(shown)('$file has stories and a guide', async ({ file, name, stories }) => {
  const exported = (await import(join(root, file))) as Record<string, unknown>;
  const meta = metas.get(stories);
  const wrong = meta ? guideProblems(exported[name], meta, titles) : ['it is missing'];
  expect(wrong.map((what) => `${stories}: ${what}`)).toEqual([]);
});

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
