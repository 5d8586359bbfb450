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
 * Serves the built catalogue.
 * @returns {Promise<{ index: any, address: string, close: () => void }>} `index`: its index.json
 * @throws {Failure} there is none
 */
export async function openCatalogue() {
  const file = join(catalogueFolder, 'index.json');
  if (!existsSync(file)) {
    throw new Failure('There is no built catalogue: run "npm run build-storybook" first.');
  }
  const index = JSON.parse(readFileSync(file, 'utf8'));
  const { default: sirv } = await import('sirv');
  const server = createServer(sirv(catalogueFolder, { etag: true, maxAge: 3600 }));
  const address = await listen(server, 0);
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { index, address, close };
}
