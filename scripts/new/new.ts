import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Failure, runCli } from '../lib/cli.mjs';

const usage = `Usage: npm run new -- component Name --in ROOM
Writes a component and its stories with a guide. A room is a folder of components, primitives or shell: goods, controls, header …`;

/** Every room, and the layer that it is of. */
const rooms = Object.fromEntries(
  ['primitives', 'components', 'shell'].flatMap((layer) =>
    (existsSync(`src/${layer}`) ? readdirSync(`src/${layer}`, { withFileTypes: true }) : [])
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => [name, layer]),
  ),
);

const templates = fileURLToPath(new URL('templates', import.meta.url));
const files = {
  'component.tsx.hbs': 'src/{{layer}}/{{room}}/{{name}}.tsx',
  'component.stories.tsx.hbs': 'stories/{{layer}}/{{room}}/{{name}}.stories.tsx',
};

function readCommand() {
  try {
    const { values, positionals } = parseArgs({
      options: { in: { type: 'string' } },
      allowPositionals: true,
    });
    const [kind, name, ...more] = positionals;
    if (kind === 'component' && name && values.in && more.length === 0)
      return { name, room: values.in };
  } catch {
    // An unknown option, or --in without a folder: the usage says what there is.
  }
  throw new Failure(usage, 2);
}

/** What is wrong with a name, in a sentence. */
function problemOf(name: string) {
  if (!/^[A-Z][A-Za-z0-9]*$/.test(name))
    return `"${name}" is no component's name: a capital first, then letters and digits, as in ProductCard.`;
  // A component of a name that the templates use would be declared twice.
  const texts = Object.keys(files).map((file) => readFileSync(join(templates, file), 'utf8'));
  if (name in globalThis || texts.join().match(`\\b${name}\\b`))
    return `"${name}" means something else in the files of a component: choose another name.`;
  // In whatever folder and spelling: names that differ in capitals only are one file on many disks.
  const taken = ['src', 'stories']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    .find((file) => basename(file).split('.')[0]?.toLowerCase() === name.toLowerCase());
  return taken && `The name "${name}" is taken, by ${taken}.`;
}

runCli(async () => {
  const { name, room } = readCommand();
  const problem = problemOf(name);
  if (problem) throw new Failure(problem, 2);
  const layer = rooms[room];
  if (!layer) throw new Failure(`There is no room "${room}": ${Object.keys(rooms).join(', ')}.`, 2);

  // Loaded only now: a wrong name is answered at once.
  const { default: nodePlop } = await import('node-plop');
  const { format, resolveConfig } = await import('prettier');
  const plop = await nodePlop();
  const component = plop.setGenerator('component', {
    prompts: [],
    actions: Object.entries(files).map(([template, path]) => ({
      type: 'add',
      path,
      templateFile: join(templates, template),
      // Lines that hold the name are as long as it: only Prettier knows where each then breaks.
      transform: async (text: string) =>
        format(text, { ...(await resolveConfig(templates)), parser: 'typescript' }),
    })),
  });
  const { changes, failures } = await component.runActions({ name, layer, room });
  for (const { path } of changes) console.log(`Wrote ${path.replace(/^\//, '')}`);
  if (failures[0]) throw new Failure(failures[0].error);
  console.log('All of it passes as it is; no sentence of its guide may outlive what it says now.');
});
