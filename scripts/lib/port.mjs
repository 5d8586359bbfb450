// @ts-check
import { once } from 'node:events';
import { createServer } from 'node:net';
import { Failure } from './cli.mjs';

/**
 * The port to serve at: what was asked for, else PORT, else 9000. 0 means any free one.
 * @param {string | undefined} asked
 * @param {string} usage
 * @throws {Failure} the usage, with exit code 2, when it is no port
 */
export function readPort(asked, usage) {
  const text = asked ?? (process.env.PORT || '9000');
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65535) return Number(text);
  throw new Failure(`"${text}" is not a port: give a number from 0 to 65535.\n${usage}`, 2);
}

/**
 * Starts the server and says where it listens.
 * @param {import('node:net').Server} server
 * @param {number} port
 * @returns {Promise<string>} the address
 * @throws {Failure} the port is in use, or needs rights this user lacks
 */
export async function listen(server, port) {
  try {
    await once(server.listen(port), 'listening');
  } catch (error) {
    const why = { EADDRINUSE: 'in use', EACCES: 'reserved by the system' }[
      String(/** @type {NodeJS.ErrnoException} */ (error).code)
    ];
    throw why ? new Failure(`Port ${port} is ${why}: choose another by --port N.`) : error;
  }
  return `http://localhost:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`;
}

/**
 * Finds out that a port is taken before long work is done for it.
 * @param {number} port
 * @throws {Failure} as `listen` does
 */
export async function checkPort(port) {
  const probe = createServer();
  await listen(probe, port);
  await once(probe.close(), 'close');
}

/**
 * Serves until Ctrl-C or SIGTERM, and prints the address. Open connections are cut then: a browser
 * keeps its own for minutes.
 * @param {string} name of what is served
 * @param {import('node:http').Server} server
 * @param {number} port
 * @throws {Failure} as `listen` does
 */
export async function serve(name, server, port) {
  console.log(`${name} is at ${await listen(server, port)} (Ctrl-C ends it).`);
  const close = () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  };
  process.once('SIGINT', close).once('SIGTERM', close);
}
