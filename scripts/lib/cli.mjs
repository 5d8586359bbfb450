// @ts-check
import { parseArgs } from 'node:util';

/** Something the user can put right, explained in one sentence and shown without a stack trace. */
export class Failure extends Error {
  /** @param {string} sentence @param {number} [exitCode] 1, or 2 for a wrong command line */
  constructor(sentence, exitCode = 1) {
    super(sentence);
    this.exitCode = exitCode;
  }
}

/**
 * Runs a command's main function. A `Failure` ends the process with its sentence and exit code;
 * anything else is a fault of ours and keeps its stack trace.
 * @param {() => Promise<void>} main
 */
export function runCli(main) {
  main().catch((error) => {
    // What tsx has loaded has a class `Failure` of its own.
    const { message, exitCode } = error ?? {};
    console.error(exitCode ? message : error);
    process.exit(exitCode ?? 1);
  });
}

/**
 * Reads a command line of `--name value` options and `--name` switches. What is unknown, or lacks
 * its value, shows the usage.
 * @template {string} Name
 * @template {string} [Switch=never]
 * @param {string[]} args
 * @param {readonly Name[]} names the options that take a value
 * @param {string} usage
 * @param {readonly Switch[]} [switches] those that take none
 * @returns {Partial<Record<Name, string> & Record<Switch, boolean>>}
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
 * Reads a list such as `--page /,/blog`: all there is when nothing is given.
 * @param {string} name what it lists, in the singular
 * @param {string | undefined} given @param {readonly string[]} all @param {string} usage
 */
export function readList(name, given, all, usage) {
  const chosen = given?.split(',') ?? all;
  const wrong = chosen.find((one) => !all.includes(one));
  if (wrong !== undefined) throw new Failure(`There is no ${name} "${wrong}".\n${usage}`, 2);
  return chosen;
}
