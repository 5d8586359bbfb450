import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { componentFiles, importers, type ComponentFile } from '../rules/componentFiles';
import { withoutStories } from '../rules/withoutStories';

/** The part of an entry of Storybook's index that search uses. */
interface Entry {
  type: string;
  importPath: string;
  /** Headings of a docs page: the search of the sidebar reads their titles and shows none. */
  anchors?: { id: string; title: string }[];
}

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
  for (const entry of Object.values(entries)) {
    if (entry.type !== 'docs' || !entry.importPath.endsWith('.stories.tsx')) continue;
    const stories = posix.normalize(entry.importPath);
    const component = stories.replace('stories/', 'src/').replace('.stories.tsx', '.tsx');
    const words = [
      ...keywordsIn(readFileSync(join(root, stories), 'utf8')),
      ...partsOn(component, parts, users),
    ];
    if (words.length > 0) entry.anchors = words.map((title) => ({ id: '', title }));
  }
}
