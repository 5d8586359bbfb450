// @ts-check
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { markExecuted } from './executed.mjs';
import { tokensOf } from './tokens.mjs';

/** @typedef {{ file: string, functions: import('./executed.mjs').V8Function[] }} Script */
/** @typedef {import('./tokens.mjs').Token} Token */

/**
 * What the stories ran, as tokens of the sources.
 * @param {string} folder what the story suite saved, a file for each file of stories
 * @param {string} catalogue the built catalogue they ran in, with its source maps
 * @returns {Map<string, Token[]>} by the source's path
 */
export function readStories(folder, catalogue) {
  const scripts = readScripts(folder, catalogue);
  /** @type {Map<string, Token[]>} */
  const all = new Map();
  for (const { file, code, marks } of scripts) {
    const map = JSON.parse(readFileSync(`${file}.map`, 'utf8'));
    for (const [source, tokens] of tokensOf(code, map, marks)) {
      const path = join(dirname(file), source);
      // A source may be in several scripts.
      all.set(path, [...(all.get(path) ?? []), ...tokens]);
    }
  }
  return all;
}

/**
 * @param {string} folder
 * @param {string} catalogue
 */
function readScripts(folder, catalogue) {
  /** @type {Map<string, { file: string, code: string, marks: Uint8Array }>} */
  const known = new Map();
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    /** @type {Script[]} */
    const scripts = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    for (const { file, functions } of scripts) {
      const path = join(catalogue, file);
      if (!existsSync(`${path}.map`)) continue;
      const code = known.get(path)?.code ?? readFileSync(path, 'utf8');
      const marks = known.get(path)?.marks ?? new Uint8Array(code.length);
      markExecuted(marks, functions);
      known.set(path, { file: path, code, marks });
    }
  }
  return known.values();
}
