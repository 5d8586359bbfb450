// @ts-check
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Failure } from '../lib/cli.mjs';

/**
 * Keeps a second review out of the same folders until this process ends.
 * @param {string} file
 * @throws {Failure} another review runs
 */
export function lock(file) {
  const holder = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (holder && holder !== process.pid && isAlive(holder)) {
    throw new Failure(`Another review is running here (process ${holder}): wait until it ends.`);
  }
  writeFileSync(file, String(process.pid));
  process.on('exit', () => rmSync(file, { force: true }));
}

/** @param {number} id */
function isAlive(id) {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
