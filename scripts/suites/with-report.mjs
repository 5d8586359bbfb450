// @ts-check
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/root.mjs';

/**
 * Runs what writes a JSON report, and reads it.
 * @param {string} name of the report
 * @param {(file: string) => Promise<{ code: number }>} start writes its report to the file
 * @returns {Promise<{ code: number, json: any }>} `json`: undefined when nothing was written
 */
export async function withReport(name, start) {
  const file = join(root, '.waxline', name);
  mkdirSync(join(root, '.waxline'), { recursive: true });
  rmSync(file, { force: true });
  const { code } = await start(file);
  return { code, json: existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined };
}
