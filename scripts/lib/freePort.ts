import { once } from 'node:events';
import { createServer } from 'node:net';
import { listen } from './port.mjs';

/** A port that nobody uses, for a program that cannot choose one by itself. */
export async function freePort() {
  const probe = createServer();
  const { port } = new URL(await listen(probe, 0, '::'));
  await once(probe.close(), 'close');
  return port;
}
