// @ts-check
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const DAYS = 14;

/**
 * Deletes what no review has used for two weeks.
 * @param {string[]} folders
 * @param {number} [now]
 */
export function sweep(folders, now = Date.now()) {
  for (const folder of folders.filter((one) => existsSync(one))) {
    for (const name of readdirSync(folder)) {
      const path = join(folder, name);
      if (now - statSync(path).mtimeMs > DAYS * 86_400_000) rmSync(path, { recursive: true });
    }
  }
}
