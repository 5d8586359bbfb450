// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { Failure } from '../lib/cli.mjs';
import { listen } from '../lib/port.mjs';
import { root } from '../lib/root.mjs';

/** Where the built catalogue is. */
export const catalogueFolder = join(root, 'storybook-static');

/**
 * A server of a built catalogue.
 * @param {string} [folder]
 * @returns {Promise<import('node:http').Server>} not listening yet
 * @throws {Failure} the folder holds no catalogue
 */
export async function createCatalogueServer(folder = catalogueFolder) {
  if (!existsSync(join(folder, 'index.json'))) {
    throw new Failure('There is no built catalogue: run "npm run build-storybook" first.');
  }
  const { default: sirv } = await import('sirv');
  return createServer(sirv(folder, { etag: true, maxAge: 3600 }));
}

/**
 * Serves a built catalogue to the caller's own programs.
 * @param {string} [folder]
 * @returns {Promise<{ index: any, address: string, close: () => void }>} `index`: its index.json
 * @throws {Failure} the folder holds no catalogue
 */
export async function openCatalogue(folder = catalogueFolder) {
  const server = await createCatalogueServer(folder);
  const address = await listen(server, 0);
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { index: JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')), address, close };
}
