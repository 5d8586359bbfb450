import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { componentFiles, importers, type ComponentFile } from '../rules/componentFiles';
import { withoutStories } from '../rules/withoutStories';

/** The part of an entry of Storybook's index that search uses. */
interface Entry {
  type: string;
  title: string;
  importPath: string;
  /** Headings of a docs page: the search of the sidebar reads their titles and shows none. */
  anchors?: { id: string; title: string }[];
}

/** What a page's link to the file of all tokens is searched by. */
const inTokensFile = ['design tokens', 'variables', 'figma'];

/** What people call the foundations: their pages are MDX, which has no guide to say it. */
const foundations: Readonly<Record<string, readonly string[]>> = {
  'Foundations/Colour': ['color', 'palette', 'theme', 'dark mode', 'contrast'],
  'Foundations/Inks': ['color', 'palette'],
  'Foundations/Prints': ['illustration', 'artwork', 'image', 'svg'],
  'Foundations/Price covers': ['chart', 'album cover', 'generative'],
  'Foundations/Type': ['font', 'typography', 'typeface', 'heading', 'text size'],
  'Foundations/Space': ['spacing', 'grid', 'gap', 'margin', 'padding', 'width', 'height'],
  'Foundations/Radius': ['corner', 'rounded', 'border radius', 'shape'],
  'Foundations/Breakpoints': ['responsive', 'media query', 'screen size', 'mobile'],
  'Foundations/Motion': ['animation', 'transition', 'easing', 'duration', 'reduced motion'],
  'Foundations/Z-order': ['z-index', 'layers', 'elevation', 'shadow', 'stacking'],
  'Foundations/Icons': ['glyph', 'symbol', 'svg'],
};

/** The words in `keywords` of a stories file's guide. */
const keywordsIn = (source: string) =>
  [...(/\bkeywords: \[([^\]]*)\]/.exec(source)?.[1]?.matchAll(/'([^']+)'/g) ?? [])].map(
    ([, word]) => word!,
  );

type Users = ReturnType<typeof importers>;

/** The names of the parts that have no page and show on this one: `CartButton` as "Cart Button". */
const partsOn = (file: string, parts: ComponentFile[], users: Users): string[] =>
  parts
    .filter((part) => users.get(part.file)?.includes(file))
    .flatMap((part) => [
      part.name.replace(/(?<=[a-z])(?=[A-Z])/g, ' '),
      ...partsOn(part.file, parts, users),
    ]);

/**
 * Gives each docs page of the index the words that people search for, besides its name. They stand
 * where Storybook keeps a page's headings, because its search looks there and nothing shows them.
 */
export function addKeywords(root: string, entries: Readonly<Record<string, Entry>>): void {
  const users = importers(root);
  const parts = componentFiles(root).filter(({ name }) => name in withoutStories);
  const wordsOn = ({ title, importPath }: Entry): readonly string[] => {
    const file = posix.normalize(importPath);
    const source = readFileSync(join(root, file), 'utf8');
    if (!file.endsWith('.stories.tsx'))
      return [
        ...(foundations[title] ?? []),
        ...(source.includes('<TokensLink') ? inTokensFile : []),
      ];
    const component = file.replace('stories/', 'src/').replace('.stories.tsx', '.tsx');
    return [...keywordsIn(source), ...partsOn(component, parts, users)];
  };
  for (const entry of Object.values(entries)) {
    if (entry.type !== 'docs') continue;
    const words = wordsOn(entry);
    if (words.length > 0) entry.anchors = words.map((title) => ({ id: '', title }));
  }
}
