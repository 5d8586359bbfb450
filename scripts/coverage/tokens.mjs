// @ts-check
import { eachMapping, TraceMap } from '@jridgewell/trace-mapping';

/**
 * @typedef {object} Token a piece of a source that made it into a script
 * @property {number} line from 1
 * @property {number} column from 0
 * @property {boolean} ran
 * @property {boolean} reached whether what stands before it ran: of a function's first token, whether
 *   the function was made, and not whether it was called
 */

/**
 * The tokens of each source of a script.
 * @param {string} code
 * @param {any} map its source map
 * @param {Uint8Array} marks which of its characters ran
 * @returns {Map<string, Token[]>} by the source's name in the map
 */
export function tokensOf(code, map, marks) {
  const starts = [0];
  for (let at = code.indexOf('\n'); at >= 0; at = code.indexOf('\n', at + 1)) starts.push(at + 1);
  /** @type {Map<string, Token[]>} */
  const tokens = new Map();
  eachMapping(
    new TraceMap(map),
    ({ source, originalLine, originalColumn, generatedLine, generatedColumn }) => {
      if (source === null) return;
      const offset = (starts[generatedLine - 1] ?? 0) + generatedColumn;
      const list = tokens.get(source) ?? [];
      tokens.set(source, list);
      list.push({
        line: originalLine,
        column: originalColumn,
        ran: marks[offset] === 1,
        reached: marks[offset - 1] === 1,
      });
    },
  );
  return tokens;
}
