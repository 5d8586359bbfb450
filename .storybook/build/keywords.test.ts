import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addKeywords } from './keywords';

const root = join(__dirname, '..', '..');

/** What search finds a page by, besides its title. */
function wordsFor(title: string, importPath: string, type = 'docs'): string[] {
  const entry: Parameters<typeof addKeywords>[1][string] = { type, title, importPath };
  addKeywords(root, { entry });
  return (entry.anchors ?? []).map((anchor) => anchor.title);
}

const pages = readdirSync(join(root, 'stories/foundations'))
  .filter((name) => name.endsWith('.mdx'))
  .map((name) => {
    const file = `./stories/foundations/${name}`;
    const source = readFileSync(join(root, file), 'utf8');
    const title = /<Meta title="(.+?)"/.exec(source)![1]!;
    return { title, words: wordsFor(title, file) };
  });

test.each(pages)('the page $title is found by other words', ({ words }) => {
  expect(words).not.toEqual([]);
});

test.each(['font', 'typography', 'spacing', 'animation', 'palette', 'tokens', 'shadow', 'figma'])(
  'the search for "%s" finds a page of the foundations',
  (word) => {
    const found = pages.filter(({ words }) => words.some((some) => some.includes(word)));
    expect(found).not.toEqual([]);
  },
);

test('a component is found by its guide’s keywords, and a story has none of its own', () => {
  const file = './stories/primitives/text/Badge.stories.tsx';
  expect(wordsFor('Primitives/Badge', file)).toContain('chip');
  expect(wordsFor('Primitives/Badge', file, 'story')).toEqual([]);
});
