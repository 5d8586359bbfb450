// @ts-check
import { Failure, runCli } from './lib/cli.mjs';
import { levels } from './new/levels.mjs';
import { checkName } from './new/name.mjs';
import { checkFree } from './new/taken.mjs';
import { writeComponent } from './new/write.mjs';
import { parseArgs } from 'node:util';
import { root } from './lib/root.mjs';

const names = Object.keys(levels);
const usage = `Usage: npm run new -- ComponentName [--in ${names.join('|')}]
Writes a component, its stories with a whole guide, and its test; into components unless told otherwise.`;

/**
 * @param {string} level
 * @returns {asserts level is keyof typeof levels}
 */
function checkLevel(level) {
  if (!names.includes(level)) {
    throw new Failure(`There is no level "${level}" to put it in.\n${usage}`, 2);
  }
}

/**
 * @param {string[]} words
 * @returns {string}
 */
function onlyName(words) {
  const [name, ...more] = words;
  if (!name) throw new Failure(`The component needs a name.\n${usage}`, 2);
  if (more.length > 0) {
    throw new Failure(`One component at a time, not ${words.join(' and ')}.\n${usage}`, 2);
  }
  const wrong = checkName(name);
  if (wrong) throw new Failure(`${wrong}\n${usage}`, 2);
  return name;
}

function read() {
  try {
    return parseArgs({ options: { in: { type: 'string' } }, allowPositionals: true });
  } catch (error) {
    throw new Failure(`${/** @type {Error} */ (error).message}\n${usage}`, 2);
  }
}

runCli(async () => {
  const { values: options, positionals: words } = read();
  const level = options.in ?? 'components';
  checkLevel(level);
  const name = onlyName(words);
  checkFree(root, name);
  const files = await writeComponent(root, name, level);

  console.log(`Wrote ${files.join('\n      ')}

All of it passes as it is. To make it yours:
1. npm run storybook, and look at ${levels[level].family}/${name}.
2. Give the component its props, its styles and its one sentence.
3. Give it a story for each state and edge, and rewrite the guide: each of its sentences
   is true of what was written now, and none may outlive that.
4. npm test -- --only types,lint,format,unit,stories`);
});
