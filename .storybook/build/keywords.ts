import { readFileSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { importers } from '../rules/componentFiles';
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

/** The names of the parts that have no page and show on this one: `CartButton` as "Cart Button". */
const partsOn = (file: string, users: ReturnType<typeof importers>): string[] =>
  Object.keys(withoutStories)
    .filter((part) => users.get(part)?.includes(file))
    .flatMap((part) => [
      basename(part, '.tsx').replace(/(?<=[a-z])(?=[A-Z])/g, ' '),
      ...partsOn(part, users),
    ]);

/**
 * Gives each docs page of the index the words that people search for, besides its name. They stand
 * where Storybook keeps a page's headings, because its search looks there and nothing shows them.
 */
export function addKeywords(root: string, entries: Readonly<Record<string, Entry>>): void {
  const users = importers(root);
  for (const entry of Object.values(entries)) {
    if (entry.type !== 'docs' || !entry.importPath.endsWith('.stories.tsx')) continue;
    const stories = posix.normalize(entry.importPath);
    const component = stories.replace('stories/', 'src/').replace('.stories.tsx', '.tsx');
    const words = [
      ...keywordsIn(readFileSync(join(root, stories), 'utf8')),
      ...partsOn(component, users),
    ];
    if (words.length > 0) entry.anchors = words.map((title) => ({ id: '', title }));
  }
}
