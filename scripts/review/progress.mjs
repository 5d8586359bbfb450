// @ts-check

/**
 * A line that counts: rewritten in a terminal, every few seconds a new one in a log.
 * @param {string} what
 * @param {number} total
 * @param {NodeJS.WriteStream} [out]
 */
export function progress(what, total, out = process.stdout) {
  let done = 0;
  let shown = Date.now();
  const line = () => `  ${what}: ${done} of ${total}`;
  return {
    step() {
      done++;
      if (out.isTTY) out.write(`\r${line()}${done === total ? '\n' : ''}`);
      else if (done === total || Date.now() - shown > 10_000) {
        shown = Date.now();
        out.write(`${line()}\n`);
      }
    },
  };
}
