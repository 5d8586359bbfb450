// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../lib/root.mjs';

const folder = join(root, 'scripts', 'review', 'report');
const STYLES = ['frame.css', 'controls.css', 'list.css', 'entry.css', 'stage.css'];

/** @typedef {{ html: string, styles: string, script: string }} Parts of the report's page */

/**
 * Reads the report's page, its modules put together into one: a file that is opened from a disk or
 * an artifact can load no other.
 * @returns {Promise<Parts>}
 */
export async function readParts() {
  const { build } = await import('vite');
  const result = await build({
    ...{ configFile: false, root: folder, publicDir: false, logLevel: 'error' },
    build: {
      ...{ write: false, minify: false, modulePreload: false },
      rolldownOptions: { input: join(folder, 'page.mjs') },
    },
  });
  const read = (/** @type {string} */ name) => readFileSync(join(folder, name), 'utf8');
  return {
    html: read('page.html'),
    styles: STYLES.map(read).join(''),
    script: /** @type {any} */ (result).output[0].code,
  };
}

// Jest turns modules into scripts, and has it asked in a process of its own.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  console.log(JSON.stringify(await readParts()));
}
