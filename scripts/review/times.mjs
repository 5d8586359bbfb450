// @ts-check
import { Failure } from '../lib/cli.mjs';

/**
 * How often every picture is taken, when the working tree is compared with itself.
 * @param {{ repeat?: string, base?: string, take?: string }} options
 * @param {string} usage
 * @returns {number} 0 when that is not asked for
 * @throws {Failure} no number of takes, or one that says nothing beside it
 */
export function readTimes({ repeat, base, take }, usage) {
  if (repeat === undefined) return 0;
  if (!/^\d{1,2}$/.test(repeat) || Number(repeat) < 2) {
    throw new Failure(`"--repeat ${repeat}": give a whole number from 2 to 99.\n${usage}`, 2);
  }
  const other = base !== undefined ? '--base' : take !== undefined ? '--take' : undefined;
  if (other) {
    throw new Failure(
      `"--repeat" compares the working tree with itself, so "${other}" says nothing beside it.\n${usage}`,
      2,
    );
  }
  return Number(repeat);
}
