// @ts-check
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import nodePlop from 'node-plop';
import { Failure, runCli } from '../lib/cli.mjs';

const usage = `Usage: npm run new -- ComponentName [--in primitives|components|shell]
Writes a component, its stories with a guide, and its test; into components unless told otherwise.`;

function readCommand() {
  try {
    const level = { type: /** @type {const} */ ('string'), default: 'components' };
    const { values, positionals } = parseArgs({ options: { in: level }, allowPositionals: true });
    const [name, ...more] = positionals;
    if (name && more.length === 0) return [name, values.in];
  } catch {
    // An unknown option, or --in without a folder: the usage says what there is.
  }
  throw new Failure(usage, 2);
}

runCli(async () => {
  const answers = readCommand();
  const plopfile = fileURLToPath(new URL('plopfile.mjs', import.meta.url));
  const plop = await nodePlop(plopfile, { destBasePath: process.cwd(), force: false });
  const component = plop.getGenerator('component');
  const data = await component.runPrompts(answers).catch(({ message }) => {
    throw new Failure(message, 2);
  });
  const { changes, failures } = await component.runActions(data);
  for (const { path } of changes) console.log(`Wrote ${path.replace(/^\//, '')}`);
  if (failures[0]) throw new Failure(failures[0].error);
  console.log(`
All of it passes as it is. To make it yours:
1. npm run storybook, and look at it under "New" of its folder.
2. Give the component its props, its styles and its one sentence.
3. Give it a story for each state and edge, and rewrite the guide: each of its sentences
   is true of what was written now, and none may outlive that.
4. npm test`);
});
