import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkBar } from './bar';
import { readRequest } from './request';

const house = process.cwd();
const command = join(house, 'scripts', 'new', 'new.ts');
const tsx = pathToFileURL(require.resolve('tsx')).href;

/** A house of three folders, and one component. */
const place = fs.mkdtempSync(join(tmpdir(), 'waxline-new-'));
for (const folder of ['components/goods', 'primitives/text', 'shell/header'])
  fs.mkdirSync(join(place, 'src', folder), { recursive: true });
fs.mkdirSync(join(place, 'stories'));
fs.writeFileSync(join(place, 'src', 'components', 'goods', 'ProductCard.tsx'), '');
afterEach(() => process.chdir(house));
afterAll(() => fs.rmSync(place, { recursive: true }));

const create = (...args: string[]) =>
  spawnSync(process.execPath, ['--import', tsx, command, ...args], {
    cwd: place,
    encoding: 'utf8',
  });

const written = () => fs.readdirSync(place, { recursive: true });

test.each([
  ['primitives/text', 'W'.repeat(20)],
  ['shell/header', 'Q'],
])('in %s, %s has its files, which name it', (folder, name) => {
  const { status, stdout, stderr } = create('component', name, '--in', folder.split('/')[1]!);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });

  for (const file of [`src/${folder}/${name}.tsx`, `stories/${folder}/${name}.stories.tsx`]) {
    expect(stdout).toContain(`Wrote ${file}\n`);
    expect(fs.readFileSync(join(place, file), 'utf8')).toMatch(new RegExp(`\\b${name}\\b`));
  }
});

test.each([
  [[], /^Usage: npm run new/],
  [['component', 'Crate', 'Row', '--in', 'goods'], /^Usage: npm run new/],
  [['component', 'Crate', '--on', 'goods'], /^Unknown option '--on'\nUsage: npm run new/],
  [['card', 'Crate', '--title', 'Crate'], /^A card takes no --title\.\nUsage: npm run new/],
  [['page', 'crates', '--title', 'Crates', '--in', 'goods'], /^A page takes no --in\.\nUsage/],
  [['toString', 'crates', '--in', 'goods'], /^Usage: npm run new/],
  [['page', '-crates/', '--title', 'Crates'], /^Unknown option '-c'\nUsage: npm run new/],
  [['page', 'Crates', '--title', 'Crates'], /^"Crates" is no address of a page/],
  [['page', 'crates-and-sleeves', '--title', 'Crates'], /^"crates-and-sleeves" is no address/],
  [['page', 'crates', '--title', '<b>Crates'], /^"<b>Crates" is no title/],
  [['page', 'crates', '--title', 'Big  Crates'], /^"Big {2}Crates" is no title/],
  [['page', 'class', '--title', 'Class'], /^"class" means something else/],
  [['page', 'productcard', '--title', 'Crates'], /^The name "productcard" is taken, by /],
  [['card', 'crate'], /^"crate" is no component's name/],
  [['card', 'Product', '--in', 'goods'], /^The name "ProductCard" is taken, by /],
  [['card', 'Crate', '--in', 'header'], /^A card stands in a folder of components/],
  [['component', 'Crate', '--in', 'screens'], /^There is no folder "screens": text, goods, header/],
  [['component', 'Crate', '--in', 'constructor'], /^There is no folder "constructor"/],
  [['component', 'Crate'], /^The component "Crate" needs a folder: --in goods\.\nUsage/],
  [['page', 'news'], /^The page "news" needs a title: --title "Title"\.\nUsage/],
  [['component', 'C'.repeat(41), '--in', 'goods'], /^"C{41}" is no component's name/],
  [['component', '../Crate', '--in', 'goods'], /^"\.\.\/Crate" is no component's name/],
  [['component', 'Map', '--in', 'goods'], /^"Map" means something else/],
  [['component', 'Story', '--in', 'goods'], /^"Story" means something else/],
  [
    ['component', 'Productcard', '--in', 'header'],
    /^The name "Productcard" is taken, by .*ProductCard\.tsx\.$/,
  ],
])('%j is refused with a sentence', (args, sentence) => {
  process.chdir(place);
  const message = expect.stringMatching(sentence);
  expect(() => readRequest(args)).toThrow(expect.objectContaining({ message, exitCode: 2 }));
});

test.each(['The Vault', 'the vault'])('no page has the title of another: %s', (title) => {
  expect(() => readRequest(['page', 'news', '--title', title])).toThrow(
    expect.objectContaining({
      message: `"${title}" is the title or the menu word of another page.`,
      exitCode: 2,
    }),
  );
});

test.each([
  ['Zine', 'zines'],
  ['Gallery', 'galleries'],
  ['Box', 'boxes'],
  ['Wish', 'wishes'],
  ['Shelf', 'shelves'],
  ['Knife', 'knives'],
])('more than one %s are %s', (name, list) => {
  process.chdir(place);
  expect(readRequest(['card', name, '--in', 'goods']).names.list).toBe(list);
});

test('a page whose word does not fit into the header is refused', () => {
  const words = ['Music Trading', 'Live Selling', 'Podcasts', 'Blog', 'Community'];
  expect(() => checkBar([...words, 'Vinyl Care Kit'])).not.toThrow();
  expect(() => checkBar([...words, 'Digital Magazine'])).toThrow(
    'The header has no room for "Digital Magazine"',
  );
});

test('a folder that is full is not written to', () => {
  const folder = join(place, 'src', 'components', 'full');
  fs.mkdirSync(folder);
  for (let module = 0; module < 14; module++) fs.writeFileSync(join(folder, `m${module}.ts`), '');
  const { status, stderr } = create('component', 'Crate', '--in', 'full');
  expect(stderr).toMatch(/^src\/components\/full holds 14 modules/);
  expect(status).toBe(1);
  fs.rmSync(folder, { recursive: true });
});

test('who asks for what is refused gets the sentence, and nothing is written', () => {
  const before = written();
  const { status, stderr } = create('card', 'crate');
  expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringMatching(/^"crate" is/) });
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(written()).toEqual(before);
});

test('where a file has no place for what is new, or two, it says which and writes nothing', () => {
  const content = join(place, 'src', 'content');
  fs.mkdirSync(join(content, 'schema'), { recursive: true });
  const last = '  featuredAlbum: item.album,\n';
  const steps: [files: Record<string, string>, sentence: string][] = [
    [{ 'types.ts': '' }, 'There is no src/content/schema/items.ts'],
    [
      { 'schema/items.ts': '', 'schema/schema.ts': last + last },
      'src/content/schema/schema.ts must have "  featuredAlbum: item.album" once',
    ],
    [
      { 'schema/schema.ts': last, 'schema/check.ts': '  featuredAlbum,\n' },
      'src/content/schema/check.ts must have "import { streams }" once',
    ],
  ];
  for (const [files, sentence] of steps) {
    for (const [file, text] of Object.entries(files)) fs.writeFileSync(join(content, file), text);
    const before = written();
    const { status, stderr } = create('card', 'Crate', '--in', 'goods');
    expect(stderr).toContain(sentence);
    expect(status).toBe(1);
    expect(written()).toEqual(before);
    for (const [file, text] of Object.entries(files))
      expect(fs.readFileSync(join(content, file), 'utf8')).toBe(text);
  }
});
