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
    const options = Object.fromEntries(names.map((name) => [name, { type: 'string' }]));
    return /** @type {Partial<Record<Name, string>>} */ (
      parseArgs({ args, options: /** @type {any} */ (options), allowPositionals: false }).values
    );
  } catch (error) {
    const reason = String(/** @type {Error} */ (error).message).split('. ')[0];
    throw new Failure(`${reason}\n${usage}`, 2);
  }
}
