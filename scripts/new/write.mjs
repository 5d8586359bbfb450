// @ts-check
import { constants, copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import nodePlop from 'node-plop';
import { format, resolveConfig } from 'prettier';
import { Failure } from '../lib/cli.mjs';
import { levels } from './levels.mjs';

const templates = fileURLToPath(new URL('templates', import.meta.url));

/**
 * Writes all files of a new component, or none.
 * @param {string} root
 * @param {string} name
 * @param {keyof typeof levels} level
 * @returns {Promise<string[]>} what it wrote, from the root
 * @throws {Failure} a file is there already or cannot be written
 */
export async function writeComponent(root, name, level) {
  // The generator stops halfway when a file fails, and leaves the rest: so it never writes in place.
  const draft = mkdtempSync(join(tmpdir(), 'waxline-new-'));
  try {
    await fillTemplates(draft, root, name, level);
    const files = filesIn(draft);
    place(draft, root, files);
    return files;
  } finally {
    rmSync(draft, { recursive: true });
  }
}

/**
 * @param {string} draft where the filled templates go, at the paths they have from the root
 * @param {string} root
 * @param {string} name
 * @param {keyof typeof levels} level
 */
async function fillTemplates(draft, root, name, level) {
  const { family, shape } = levels[level];
  // Lines that hold the name are as long as it: only Prettier knows where each then breaks.
  const style = await resolveConfig(join(root, 'src', 'any.tsx'), { editorconfig: true });
  const plop = await nodePlop('', { destBasePath: draft, force: false });
  const generator = plop.setGenerator('component', {
    description: 'A component, its stories and its test',
    prompts: [],
    actions: [
      {
        type: 'addMany',
        destination: draft,
        base: join(templates, shape),
        templateFiles: join(templates, shape, '**', '*.hbs'),
        globOptions: { dot: false },
        transform: (text) => format(text, { ...style, parser: 'typescript' }),
      },
    ],
  });
  const { failures } = await generator.runActions({ name, level, family });
  for (const { error } of failures) throw new Error(error);
}

/** @param {string} folder */
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .sort();

/**
 * @param {string} draft
 * @param {string} root
 * @param {string[]} files
 */
function place(draft, root, files) {
  /** @type {string[]} */
  const placed = [];
  try {
    for (const file of files) {
      copyFileSync(join(draft, file), join(root, file), constants.COPYFILE_EXCL);
      placed.push(file);
    }
  } catch (error) {
    for (const file of placed) rmSync(join(root, file));
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
    const file = files[placed.length];
    throw new Failure(
      code === 'EEXIST'
        ? `Nothing was written: ${file} is there already.`
        : `Nothing was written: ${file} cannot be (${message}).`,
    );
  }
}
