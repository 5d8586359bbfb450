// @ts-check
import { parseArgs } from 'node:util';
import { Failure } from './cli.mjs';

/**
 * Reads a command line of `--name value` options and `--name` switches.
 * @template {string} Name
 * @template {string} [Switch=never]
 * @param {string[]} args
 * @param {readonly Name[]} names the options that take a value
 * @param {string} usage
 * @param {readonly Switch[]} [switches] those that take none
 * @returns {Partial<Record<Name, string> & Record<Switch, boolean>>}
 * @throws {Failure} the usage, with exit code 2, for anything unknown or without its value
 */
export function readOptions(args, names, usage, switches = []) {
  const types = [
    ...names.map((name) => /** @type {const} */ ([name, { type: 'string' }])),
    ...switches.map((name) => /** @type {const} */ ([name, { type: 'boolean' }])),
  ];
  try {
    return /** @type {any} */ (parseArgs({ args, options: Object.fromEntries(types) }).values);
  } catch (error) {
    const reason = String(/** @type {Error} */ (error).message).split(/\. |\n/)[0];
    throw new Failure(`${reason}\n${usage}`, 2);
  }
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
