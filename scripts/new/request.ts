import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Failure, readOptions } from '../lib/cli.mjs';
import { recipes, type Names } from './recipes';

const usage = `Usage: npm run new -- component Name --in folder
       npm run new -- card Name [--in folder]
       npm run new -- page slug --title "Title"
component: with its stories and guide. The folder is one of components, primitives or shell: goods, controls, header …
card: one of the kit, with its stories, the type of its item, three items, and the action of its button. Its folder is words, unless --in names another one of components
page: its address, menu word, route, screen with stories, and three items that it shows`;

/** The layer of each folder. */
const readFolders = () =>
  Object.fromEntries(
    ['primitives', 'components', 'shell'].flatMap((layer) =>
      (existsSync(`src/${layer}`) ? readdirSync(`src/${layer}`, { withFileTypes: true }) : [])
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => [name, layer]),
    ),
  );

export const template = (name: string) =>
  readFileSync(join(__dirname, 'templates', `${name}.hbs`), 'utf8');

type Kind = keyof typeof recipes;

function readCommand(args: string[]) {
  const words: string[] = [];
  const values = readOptions(args, ['in', 'title'], usage, [], words);
  const [kind, name = '', ...more] = words;
  const { in: folder = kind === 'card' ? 'words' : '', title = '' } = values;
  if (!kind || !Object.hasOwn(recipes, kind) || !name || more.length) throw new Failure(usage, 2);
  if (kind === 'page' && !title)
    throw new Failure(`The page "${name}" needs a title: --title "Title".\n${usage}`, 2);
  if (kind !== 'page' && !folder)
    throw new Failure(`The ${kind} "${name}" needs a folder: --in goods.\n${usage}`, 2);
  if (kind === 'page' ? folder : title)
    throw new Failure(`A ${kind} takes no ${kind === 'page' ? '--in' : '--title'}.\n${usage}`, 2);
  return { kind: kind as Kind, name, folder, title };
}

export const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const small = (word: string) => word.charAt(0).toLowerCase() + word.slice(1);

/** More than one of it, by the commonest rules of English. */
const pluralOf = (word: string) =>
  word
    .replace(/(?<![aeo])y$/, 'ie')
    .replace(/(s|x|ch|sh)$/, '$1e')
    .replace(/(?<=l|ea|oa)f$|(?<=i)fe$/, 've') + 's';

/** The names in everything that is written, or a sentence that says what is wrong with the request. */
function namesOf({ kind, name, folder, title }: ReturnType<typeof readCommand>): Names | string {
  const folders = readFolders();
  const layer = (Object.hasOwn(folders, folder) && folders[folder]) || '';
  if (kind === 'page') {
    if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > 16)
      return `"${name}" is no address of a page: up to 16 small letters, digits and hyphens, as in digital-art.`;
    if (!/^(?!.* ( |$))[\p{L}\d][\p{L}\d ,.!?:’'-]{0,39}$/u.test(title))
      return `"${title}" is no title: up to 40 letters, digits, single blanks and , . ! ? : ’ ' -`;
    const label = name.split('-').map(capital).join(' ');
    const [list, item] = [small(label), label].map((text) => text.replaceAll(' ', ''));
    const [one, screen] = [`${list}Item`, `${item}Screen`];
    const names = { name: screen, item: `${item}Item`, one, list: list! };
    return { ...names, layer, folder, slug: name, label, title };
  }
  if (!/^[A-Z][A-Za-z0-9]{0,39}$/.test(name))
    return `"${name}" is no component's name: a capital first, then up to 39 letters and digits, as in ProductCard.`;
  if (!layer) return `There is no folder "${folder}": ${Object.keys(folders).join(', ')}.`;
  if (kind === 'component')
    return { name, layer, folder, item: '', one: '', list: '', slug: '', label: '', title };
  if (layer !== 'components')
    return `A card stands in a folder of components, and not in "${folder}".`;
  const item = name.replace(/(?<=.)Card$/, '');
  const words = item.replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ');
  const names = {
    name: `${item}Card`,
    item,
    one: small(item),
    list: pluralOf(small(item)),
  };
  const slug = words.toLowerCase().replaceAll(' ', '-');
  return { ...names, layer, folder, slug, label: words, title };
}

const isReserved = (word: string) => {
  try {
    new Function(`'use strict'; let ${word};`);
    return false;
  } catch {
    return true;
  }
};

/** A sentence that says why these names cannot be used; undefined when they can. */
function problemOf(kind: Kind, { name, item, one, list, slug, label, title }: Names) {
  // Capitals do not count, because many disks take names that differ only in them for one file.
  const files = ['src', 'stories'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  for (const word of [name, list, slug].filter(Boolean)) {
    const isIt = (file: string) =>
      basename(file).split('.')[0]!.toLowerCase() === word.toLowerCase();
    const taken = files.find(isIt);
    if (taken) return `The name "${word}" is taken, by ${taken}.`;
  }
  const recipe = recipes[kind];
  const words = [name, item, one, list].filter(Boolean);
  // A name that the templates use already, or the files they are added to, would mean two things.
  const code = recipe.additions.map(({ file }) => file).filter((file) => /\.tsx?$/.test(file));
  const texts = [
    ...Object.keys(recipe.files).map(template),
    ...code.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8')),
  ].join('\n');
  const other = words.find(
    (word) => word in globalThis || isReserved(word) || texts.match(`\\b${word}\\b`),
  );
  if (other)
    return `"${other}" means something else in the files of a ${kind}: choose another name.`;
  const all = texts.toLowerCase();
  const said = [title, label].find((words) =>
    ["'", '"'].some((quote) => all.includes(quote + words.toLowerCase() + quote)),
  );
  if (kind === 'page' && said) return `"${said}" is the title or the menu word of another page.`;
}

/**
 * What a command line asks for, and the names in everything that is written for it.
 * @throws Failure with a sentence when it is no such command, or its names cannot be used
 */
export function readRequest(args: string[]): { kind: Kind; names: Names } {
  const command = readCommand(args);
  const { kind } = command;
  const names = namesOf(command);
  if (typeof names === 'string') throw new Failure(names, 2);
  const problem = problemOf(kind, names);
  if (problem) throw new Failure(problem, 2);
  return { kind, names };
}
