// @ts-check
import { parseArgs } from 'node:util';
import { Failure } from './cli.mjs';

/**
 * Reads a command line of `--name value` options and of words without a name.
 * @template {string} Name
 * @param {string[]} args
 * @param {readonly Name[]} names the options there are
 * @param {string} usage
 * @returns {{ options: Partial<Record<Name, string>>, words: string[] }}
 * @throws {Failure} the usage: with exit code 2 for anything unknown or a missing value
 */
export function readCommand(args, names, usage) {
  return read(args, names, usage, true);
}

/**
 * Reads a command line of `--name value` options.
 * @template {string} Name
 * @param {string[]} args
 * @param {readonly Name[]} names the options there are
 * @param {string} usage
 * @returns {Partial<Record<Name, string>>}
 * @throws {Failure} the usage: with exit code 2 for anything unknown, a missing value or an argument
 *   without a name
 */
export function readOptions(args, names, usage) {
  return read(args, names, usage, false).options;
}

/**
 * Reads a list such as `--page /,/blog`.
 * @param {string} name what it lists, in the singular
 * @param {string | undefined} given
 * @param {readonly string[]} all what there is, and what is meant when nothing is given
 * @param {string} usage
 * @returns {readonly string[]}
 * @throws {Failure} the usage, with exit code 2, for what there is not
 */
export function readList(name, given, all, usage) {
  if (given === undefined) return all;
  const chosen = given.split(',');
  const wrong = chosen.find((one) => !all.includes(one));
  if (wrong !== undefined) throw new Failure(`There is no ${name} "${wrong}".\n${usage}`, 2);
  return chosen;
}

/**
 * @template {string} Name
 * @param {string[]} args
 * @param {readonly Name[]} names
 * @param {string} usage
 * @param {boolean} allowPositionals
 * @returns {{ options: Partial<Record<Name, string>>, words: string[] }}
 */
function read(args, names, usage, allowPositionals) {
  try {
    // parseArgs takes "--port -1" for two options; the complaint should be about the number.
    const joined = args
      .join('\0')
      .replace(/(--[^\0=]+)\0(?=-\d)/g, '$1=')
      .split('\0');
    const { values, positionals } = parseArgs({
      args: args.length ? joined : [],
      options: Object.fromEntries(
        names.map((name) => [name, { type: /** @type {const} */ ('string') }]),
      ),
      allowPositionals,
    });
    return { options: /** @type {Partial<Record<Name, string>>} */ (values), words: positionals };
  } catch (error) {
    const reason = String(/** @type {Error} */ (error).message).split(/\. |\n/)[0];
    throw new Failure(`${reason}\n${usage}`, 2);
  }
}
