// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../lib/cli.mjs';

/**
 * Makes sure that nothing in the house has this name yet, in whatever folder and spelling: two that
 * differ in their capitals only are one file on many disks, and one word in speech.
 * @param {string} root
 * @param {string} name
 * @throws {Failure} it is taken: says by what
 */
export function checkFree(root, name) {
  for (const file of sources(root)) {
    const taken = namesOf(root, file).find((each) => each.toLowerCase() === name.toLowerCase());
    if (taken) throw new Failure(`There is a "${taken}" already, in ${file}.`);
  }
}

/** @param {string} root */
const sources = (root) =>
  ['src', 'stories'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
      // Blocks and helpers of the catalogue never meet a component.
      .filter((file) => folder === 'src' || file.endsWith('.stories.tsx'))
      .map((file) => join(folder, file)),
  );

/**
 * What a file is called, and whatever it exports beside: PageTitle.tsx has CardGrid too.
 * @param {string} root
 * @param {string} file
 */
function namesOf(root, file) {
  const stem = /([^/\\.]+)\.[^/\\]*$/.exec(file)?.[1] ?? '';
  if (!file.startsWith('src')) return [stem];
  const text = readFileSync(join(root, file), 'utf8');
  const exported = text.matchAll(/^export (?:const|function|class|interface|type) (\w+)/gm);
  return [stem, ...Array.from(exported, ([, each]) => each ?? '')];
}
