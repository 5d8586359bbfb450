// @ts-check
import { once } from 'node:events';
import { createServer } from 'node:net';
import { Failure } from './cli.mjs';

/**
 * The port to serve at: what was asked for, else PORT, else 9000. 0 means any free one.
 * @param {string | undefined} asked @param {string} usage
 */
export function readPort(asked, usage) {
  const text = asked ?? (process.env.PORT || '9000');
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65535) return Number(text);
  throw new Failure(`"${text}" is not a port: give a number from 0 to 65535.\n${usage}`, 2);
}

/**
 * Starts a server, and returns its address.
 * @param {import('node:net').Server} server @param {number} port
 */
export async function listen(server, port) {
  await once(server.listen(port), 'listening').catch((error) => {
    const taken = { EADDRINUSE: 'in use', EACCES: 'reserved by the system' };
    const why = taken[/** @type {keyof typeof taken} */ (error.code)];
    throw why ? new Failure(`Port ${port} is ${why}: choose another by --port N.`) : error;
  });
  return `http://localhost:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`;
}

/** Finds out that a port is taken before long work is done for it. @param {number} port */
export async function checkPort(port) {
  const probe = createServer();
  await listen(probe, port);
  await once(probe.close(), 'close');
}

/**
 * Serves until Ctrl-C or SIGTERM, and prints the address.
 * @param {string} name @param {import('node:net').Server} server @param {number} port
 */
export async function serve(name, server, port) {
  console.log(`${name} is at ${await listen(server, port)} (Ctrl-C ends it).`);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit());
}
