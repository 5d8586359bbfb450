// @ts-check

/** @typedef {import('istanbul-lib-coverage').FileCoverageData} FileData */
/** @typedef {import('istanbul-lib-coverage').Location} Place */
/** @typedef {import('istanbul-lib-coverage').Range} Range */
/** @typedef {import('./tokens.mjs').Token} Token */

/**
 * Counts a file's statements and functions by the tokens that ran. What the bundler left out has no
 * token, and did not run. A statement that holds one that ran has run itself, so that a minifier may
 * join, turn and drop what it likes.
 *
 * Branches are left out: an `else` that nobody wrote has no token.
 * @param {FileData} file its statements and functions, with whatever counts
 * @param {Token[]} tokens
 * @returns {FileData}
 */
export function fill(file, tokens) {
  const functions = new Set(Object.values(file.fnMap).map(({ decl }) => key(decl.start)));

  /** @param {Range} range */
  const count = ({ start, end }) =>
    tokens.some(
      (token) =>
        (token.ran && !isBefore(token, start) && isBefore(token, end)) ||
        // What begins with a function has run when the function was made.
        (token.reached && key(token) === key(start) && functions.has(key(start))),
    )
      ? 1
      : 0;

  return {
    ...file,
    s: Object.fromEntries(Object.entries(file.statementMap).map(([id, at]) => [id, count(at)])),
    f: Object.fromEntries(Object.entries(file.fnMap).map(([id, { loc }]) => [id, count(loc)])),
    ...withoutBranches,
  };
}

export const withoutBranches = { branchMap: {}, b: {} };

/** @param {Place} place */
const key = ({ line, column }) => `${line}:${column}`;

/**
 * @param {Place} a
 * @param {Place} b
 */
const isBefore = (a, b) => a.line < b.line || (a.line === b.line && a.column < b.column);
