import { readFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { filesOf } from '../../scripts/lib/files';

/** A component's file: its name begins with a capital letter, and it is in a layer that draws. */
export interface ComponentFile {
  name: string;
  /** The path from the root, as in `stories`. */
  file: string;
  stories: string;
}

const layers = ['primitives', 'components', 'shell', 'screens'];

const sources = (root: string, folder: string) =>
  filesOf(root, folder).filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file));

/**
 * Every component file, with the place of its stories. Hooks and helpers begin with a small letter.
 */
export function componentFiles(root: string): ComponentFile[] {
  return layers.flatMap((layer) =>
    sources(root, `src/${layer}`)
      .filter((file) => /^[A-Z]\w*\.tsx$/.test(basename(file)))
      .map((file) => {
        const name = basename(file, '.tsx');
        const stories = file.replace('src/', 'stories/').replace('.tsx', '.stories.tsx');
        return { name, file, stories };
      }),
  );
}

/** The files of src, without tests, that import each component's file, also where they import its types only. */
export function importers(root: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const importer of sources(root, 'src')) {
    const text = readFileSync(join(root, importer), 'utf8');
    for (const [, path] of text.matchAll(/(?:from|import\((?:\/\*.*?\*\/)?)\s*'(\.[^']+)'/g)) {
      const file = `${posix.join(dirname(importer), path!)}.tsx`;
      found.set(file, [...(found.get(file) ?? []), importer]);
    }
  }
  return found;
}

/** Components are functions, and the objects that `forwardRef` and Emotion make. */
export const isComponent = (value: unknown) =>
  typeof value === 'function' ||
  (typeof value === 'object' && value !== null && '$$typeof' in value);
