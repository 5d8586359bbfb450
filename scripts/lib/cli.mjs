// @ts-check
// Old syntax on purpose: this has to parse on the Node it turns away.

/** An end of the road that one sentence explains; it is shown without a stack trace. */
export class Failure extends Error {
  /**
   * @param {string} sentence
   * @param {number} [exitCode] 1, or 2 for a wrong command line
   */
  constructor(sentence, exitCode) {
    super(sentence);
    this.exitCode = exitCode || 1;
  }
}

/**
 * Runs a command's main function. A `Failure` ends the process with its sentence and exit code;
 * anything else is a fault of ours and keeps its stack trace.
 * @param {() => Promise<void>} main
 */
export function runCli(main) {
  main().catch((error) => {
    if (error instanceof Failure) {
      console.error(error.message);
      process.exit(error.exitCode);
    }
    console.error(error);
    process.exit(1);
  });
}
