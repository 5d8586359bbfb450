import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A fault that visitors would see or hear, and the test that has to notice it. */
export interface Plant {
  name: string;
  file: string;
  /** The text to replace. It must be in the file exactly once. */
  find: string;
  replace: string;
  /** What tests that behaviour: a stories file, a unit test or a spec of the suite `site`, or `types`, or `lint`. */
  caughtBy: string;
}

/**
 * The faults of plants.txt, with an empty line between them. The first line of each is its name. The
 * second is its file and, after two blanks, the test that has to notice it; without one, the stories
 * of that file. Then come, as in a diff, the old lines (`- `) and the new ones (`+ `). A line that
 * stands alone is a heading.
 */
export const plants = readFileSync(join(__dirname, 'plants.txt'), 'utf8')
  .trim()
  .split('\n\n')
  .filter((text) => text.includes('\n'))
  .map((text): Plant => {
    const [name = '', place = '', ...diff] = text.split('\n');
    const [file = '', test] = place.split('  ');
    const caughtBy = test ?? file.replace(/^src(.*)tsx$/, 'stories$1stories.tsx');
    const after = (sign: string) =>
      diff.flatMap((line) => (line.startsWith(sign) ? line.slice(sign.length) : [])).join('\n');
    return { name, file, caughtBy, find: after('- '), replace: after('+ ') };
  });

/** The faults that can no longer be planted, because code has changed or a test has moved. */
export const misplaced = (root: string): string[] =>
  plants.flatMap(({ name, file, find, caughtBy }) => {
    const [found, home] = [file, caughtBy].map((path) => join(root, path));
    const times = existsSync(found!) ? readFileSync(found!, 'utf8').split(find).length - 1 : 0;
    if (times !== 1) return [`${name}: ${times} times in ${file}`];
    const isThere = ['types', 'lint'].includes(caughtBy) || existsSync(home!);
    return isThere ? [] : [`${name}: there is no ${caughtBy}`];
  });
