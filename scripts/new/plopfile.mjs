// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';

const levels = ['primitives', 'components', 'shell'];

const templates = fileURLToPath(new URL('templates', import.meta.url));
const files = {
  'component.tsx.hbs': 'src/{{level}}/{{name}}.tsx',
  'component.test.tsx.hbs': 'src/{{level}}/{{name}}.test.tsx',
  'component.stories.tsx.hbs': 'stories/{{level}}/{{name}}.stories.tsx',
};

/** Every name with a capital that the templates use: a component of that name would be declared twice. */
const reserved = new Set(
  Object.keys(files).flatMap((file) =>
    readFileSync(join(templates, file), 'utf8').match(/\b[A-Z]\w*/g),
  ),
);

/**
 * The file that has a name already, in whatever folder and spelling: two that differ in their capitals
 * only are one file on many disks.
 * @param {string} root
 * @param {string} name
 */
const fileOf = (root, name) =>
  ['src', 'stories']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(folder, file),
      ),
    )
    .find((file) => basename(file).split('.')[0]?.toLowerCase() === name.toLowerCase());

/**
 * @param {string} root
 * @param {string} name
 * @returns {true | string} what is wrong with it, in a sentence
 */
function check(root, name) {
  if (!/^[A-Z][A-Za-z0-9]*$/.test(name))
    return `"${name}" is no component's name: a capital first, then letters and digits, as in ProductCard.`;
  if (name in globalThis || reserved.has(name))
    return `"${name}" means something else in the files of a component: choose another name.`;
  const taken = fileOf(root, name);
  return taken ? `The name "${name}" is taken, by ${taken}.` : true;
}

/** @param {import('node-plop').NodePlopAPI} plop */
export default function (plop) {
  const root = plop.getDestBasePath();
  plop.setGenerator('component', {
    description: 'A component, its stories with a guide, and its test',
    prompts: [
      {
        name: 'name',
        message: 'What is it called?',
        validate: (name) => check(root, name),
      },
      {
        name: 'level',
        message: `In which folder does it belong: ${levels.join(', ')}?`,
        validate: (level) =>
          levels.includes(level) || `There is no "${level}" to put it in: ${levels.join(', ')}.`,
      },
    ],
    actions: Object.entries(files).map(([template, path]) => ({
      type: 'add',
      path,
      templateFile: join(templates, template),
      // Lines that hold the name are as long as it: only Prettier knows where each then breaks.
      transform: async (text) =>
        format(text, { ...(await resolveConfig(templates)), parser: 'typescript' }),
    })),
  });
}
