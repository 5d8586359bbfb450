// @ts-check
import { parseArgs } from 'node:util';
import { Failure } from './cli.mjs';

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
  try {
    // parseArgs takes "--port -1" for two options; the complaint should be about the number.
    const joined = args
      .join('\0')
      .replace(/(--[^\0=]+)\0(?=-\d)/g, '$1=')
      .split('\0');
    const options = Object.fromEntries(names.map((name) => [name, { type: 'string' }]));
    return /** @type {Partial<Record<Name, string>>} */ (
      parseArgs({ args: args.length ? joined : [], options: /** @type {any} */ (options) }).values
    );
  } catch (error) {
    const reason = String(/** @type {Error} */ (error).message).split(/\. |\n/)[0];
    throw new Failure(`${reason}\n${usage}`, 2);
  }
}
