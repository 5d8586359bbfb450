// @ts-check
import { join } from 'node:path';
import { closeOnSignal, listen, readPort } from '../lib/port.mjs';
import { root } from '../lib/root.mjs';
import { createSiteServer } from './site-server.mjs';

/**
 * Serves public/ until Ctrl-C, and prints the address.
 * @param {string[]} args the command line
 * @param {string} usage
 * @throws {import('../lib/cli.mjs').Failure} no build, an unknown option, no port or one in use
 */
export async function serveSite(args, usage) {
  const port = readPort(args, usage);
  const server = await createSiteServer(join(root, 'public'));
  const address = await listen(server, port);
  closeOnSignal(server);
  console.log(`Waxline is at ${address} (Ctrl-C ends it).`);
}
