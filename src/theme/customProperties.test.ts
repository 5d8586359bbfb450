import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, parse } from 'node:path';
import { colorRoles } from '../tokens/color';
import { property, readProperty } from './customProperties';
import { customProperties } from './customPropertyTable';

const root = join(__dirname, '..', '..');
/** Its comments have examples. */
const functions = join(root, 'src', 'theme', 'customProperties.ts');

const filesIn = (folder: string, kind: RegExp) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => kind.test(file))
    .map((file) => join(root, folder, file));

const modules = ['src', 'stories', '.storybook'].flatMap((folder) =>
  filesIn(folder, /(?<!\.test)\.(tsx?|mdx)$/),
);
const sources = new Map(modules.map((file) => [file, readFileSync(file, 'utf8')]));
const product = [...sources].filter(([file]) => /[\\/]src[\\/]/.test(file));

const drawings = filesIn(join('static', 'prints'), /\.svg$/).map((file) =>
  readFileSync(file, 'utf8'),
);
const inDrawings = (name: string) =>
  drawings.some((svg) => new RegExp(`var\\(--wx-${name}[,)]`).test(svg));

const names = Object.keys(customProperties);
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name!);

/**
 * The names that the code uses. Names in backticks stand in comments, so they are removed first.
 */
const spelledOut = (text: string) =>
  new Set(all(text.replace(/`--wx-[\w-]+`/g, ''), /--wx-([a-z][\w-]*)(?![\w-]|\$)/gi));

/** The modules whose text matches, by the names that the registry has for them. */
const having = (pattern: RegExp) =>
  product
    .filter(([file, text]) => file !== functions && pattern.test(text))
    .map(([file]) => parse(basename(file)).name)
    .sort();

test('a name that is in no table does not compile, nor does a default that is another', () => {
  // @ts-expect-error: it is `disc-out`.
  property('disc-otu');
  // @ts-expect-error: it is '0'.
  readProperty('disc-out', '1');
  expect(`${property('disc-out')}: ${readProperty('touched', '0')}`).toBe(
    '--wx-disc-out: var(--wx-touched, 0)',
  );
});

test('a name that is spelled out is of one module only', () => {
  const homes = new Map<string, string[]>();
  for (const [file, text] of sources)
    for (const name of spelledOut(text)) homes.set(name, [...(homes.get(name) ?? []), file]);
  const shared = [...homes].filter(([name, files]) => {
    const known = names.includes(name) || (colorRoles as readonly string[]).includes(name);
    return known || files.length > 1;
  });
  expect(shared).toEqual([]);
});

test('whatever is said of a custom property is said of one that exists', () => {
  const unknown = [...sources].flatMap(([file, text]) =>
    all(text, /`--wx-([a-z][\w-]*)`/gi)
      .filter((name) => ![...names, ...colorRoles, ...spelledOut(text)].includes(name))
      .map((name) => [basename(file), name]),
  );
  expect(unknown).toEqual([]);
});

test.each(names.map((name) => ({ name })))(
  '$name is set and read by whom the table names',
  ({ name }) => {
    const { setBy, readBy } = customProperties[name as keyof typeof customProperties];
    const inks = name.startsWith('ink-') ? ['inks'] : [];
    const set = new RegExp(`\\bproperty\\('${name}'\\)[}\\]]:`);
    const read = new RegExp(`\\breadProperty\\(\\s*'${name}'|\\bproperty\\('${name}'\\)} \\$`);
    expect([...having(set), ...inks]).toEqual([...setBy].sort());
    expect([...having(read), ...(inDrawings(name) ? ['static/prints'] : [])]).toEqual(
      [...readBy].sort(),
    );
  },
);
