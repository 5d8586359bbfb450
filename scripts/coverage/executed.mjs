// @ts-check

/** @typedef {{ ranges: { startOffset: number, endOffset: number, count: number }[] }} V8Function */

/**
 * Marks the characters of a script that have run.
 * @param {Uint8Array} marks one for each character; what is marked stays so
 * @param {V8Function[]} functions what V8 says of the script
 */
export function markExecuted(marks, functions) {
  const now = new Uint8Array(marks.length);
  const ranges = functions.flatMap((one) => one.ranges);
  // The innermost range has the last word.
  ranges.sort((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset);
  for (const { startOffset, endOffset, count } of ranges) {
    now.fill(count > 0 ? 1 : 0, startOffset, endOffset);
  }
  now.forEach((ran, offset) => {
    if (ran) marks[offset] = 1;
  });
}
