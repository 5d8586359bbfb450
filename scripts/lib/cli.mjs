// @ts-check

/** Something the user can put right, explained in one sentence and shown without a stack trace. */
export class Failure extends Error {
  /**
   * @param {string} sentence
   * @param {number} [exitCode] 1, or 2 for a wrong command line
   */
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
    console.error(error instanceof Failure ? error.message : error);
    process.exit(error instanceof Failure ? error.exitCode : 1);
  });
}
