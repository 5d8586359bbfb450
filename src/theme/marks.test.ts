import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const src = join(__dirname, '..');
const read = (file: string) => readFileSync(join(src, file), 'utf8');

/** Set by Radix, which documents them. */
const ofRadix = ['data-state', 'data-swipe', 'data-swipe-direction'];

/** The folders in whose modules the pattern finds an attribute, by the attribute. Comments do not count. */
function foldersBy(pattern: RegExp) {
  const found = new Map<string, Set<string>>();
  for (const file of readdirSync(src, { recursive: true, encoding: 'utf8' })) {
    if (!/(?<!\.test|\.d)\.tsx?$/.test(file)) continue;
    const code = read(file).replace(/\/\*[^]*?\*\/|\/\/.*/g, '');
    for (const [, name] of code.matchAll(pattern))
      found.set(name!, (found.get(name!) ?? new Set()).add(dirname(file)));
  }
  return found;
}

test('an attribute that one folder sets and another reads is listed with its meaning', () => {
  const set = foldersBy(/(?<![[\w-])(data-[\w-]+)(?=[=:\s}'>])/g);
  const shared = [...foldersBy(/\[(data-[\w-]+)/g)]
    .filter(([name, readers]) => [...readers].some((folder) => !set.get(name)?.has(folder)))
    .map(([name]) => name);
  const listed = [...read('theme/marks.d.ts').matchAll(/'(data-[\w-]+)'\?/g)].map(
    ([, name]) => name!,
  );
  expect(shared.filter((name) => !ofRadix.includes(name)).sort()).toEqual(listed.sort());
});
