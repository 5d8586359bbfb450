// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The house's colours and faces as CSS, from the tokens themselves, the faces within it.
 * @param {string} root
 */
export async function houseLook(root) {
  // Node does not read our TypeScript, Vite does.
  const { runnerImport } = await import('vite');
  const read = async (/** @type {string} */ file) =>
    /** @type {any} */ ((await runnerImport(join(root, 'src', 'theme', file))).module);
  const { variables } = await read('variables.ts');
  const { fontFaces } = await read('fontFaces.ts');
  const faces = fontFaces.replace(
    /url\((\/fonts\/[^)]+)\)/g,
    (/** @type {string} */ _, /** @type {string} */ file) => {
      const font = readFileSync(join(root, 'static', file)).toString('base64');
      return `url(data:font/woff2;base64,${font})`;
    },
  );
  return `${faces}\n:root{${variables}}\n`;
}
