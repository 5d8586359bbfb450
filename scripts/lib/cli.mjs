// @ts-check
import { parseArgs } from 'node:util';

/**
 * An error that the user can put right. It is explained in one sentence and shown without a stack
 * trace.
 */
export class Failure extends Error {
  /** @param {string} sentence @param {number} [exitCode] 1, or 2 for a wrong command line */
  constructor(sentence, exitCode = 1) {
    super(sentence);
    this.exitCode = exitCode;
  }
}

/** Runs a command. Anything but a `Failure` is a fault of ours, and keeps its stack trace. @param {() => Promise<void>} main */
export function runCli(main) {
  main().catch((error) => {
    // Modules that tsx has loaded have a `Failure` class of their own, so instanceof would not find
    // them.
    const { message, exitCode } = error ?? {};
    console.error(exitCode ? message : error);
    process.exit(exitCode ?? 1);
  });
}

/**
 * Reads options, of which `names` take a value and `switches` none. `--help` prints the usage, and ends the process.
 * Words that are no options are refused, unless `words` takes them.
 * @template {string} Name
 * @template {string} [Switch=never]
 * @param {string[]} args @param {Name[]} names @param {string} usage @param {Switch[]} [switches] @param {string[]} [words]
 * @returns {{ [name in Name]?: string } & { [name in Switch]?: boolean }}
 */
export function readOptions(args, names, usage, switches = [], words) {
  /** @type {Record<string, { type: 'string' | 'boolean' }>} */
  const options = {};
  for (const name of names) options[name] = { type: 'string' };
  for (const name of switches) options[name] = { type: 'boolean' };
  if (args.includes('--help')) {
    console.log(usage);
    process.exit();
  }
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: !!words });
    words?.push(...positionals);
    return /** @type {any} */ (values);
  } catch (error) {
    const [reason] = /** @type {Error} */ (error).message.split(/\. |\n/);
    throw new Failure(`${reason}\n${usage}`, 2);
  }
}

/**
 * Reads a list such as `--page /,/blog`: all there is when nothing is given.
 * @param {string} name @param {string | undefined} given @param {string[]} all @param {string} usage
 */
export function readList(name, given, all, usage) {
  const chosen = given?.split(',') ?? all;
  const wrong = chosen.find((one) => !all.includes(one));
  if (wrong !== undefined) throw new Failure(`There is no ${name} "${wrong}".\n${usage}`, 2);
  return chosen;
}

/**
 * Reads a number from 1 to 99.
 * @param {string} what what it is: "number of visits"
 * @param {string} given @param {string} usage
 */
export function readCount(what, given, usage) {
  if (/^[1-9]\d?$/.test(given)) return Number(given);
  throw new Failure(`"${given}" is no ${what}: give one from 1 to 99.\n${usage}`, 2);
}
