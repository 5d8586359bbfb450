// @ts-check
import { createServer } from 'node:net';
import { Failure } from './cli.mjs';
import { readOptions } from './options.mjs';

/**
 * The port a command line asks for, else PORT, else 9000.
 * @param {string[]} args
 * @param {string} usage
 * @throws {Failure} an unknown option, or no port
 */
export function readPort(args, usage) {
  return choosePort(readOptions(args, ['port'], usage).port, process.env.PORT, 9000);
}

/**
 * The port to serve at: the option, else the environment's PORT, else the fallback. 0 means any free one.
 * @param {string | undefined} option
 * @param {string | undefined} environment
 * @param {number} fallback
 * @throws {Failure} what was given is no port
 */
export function choosePort(option, environment, fallback) {
  const text = option ?? (environment || String(fallback));
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
  if (!(port <= 65535)) {
    throw new Failure(`"${text}" is not a port: give a whole number from 0 to 65535.`);
  }
  return port;
}

/**
 * Starts the server and says where it listens.
 * @param {import('node:net').Server} server
 * @param {number} port
 * @returns {Promise<string>} the address
 * @throws {Failure} the port is in use, or needs rights this user lacks
 */
export function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRINUSE') {
        reject(
          new Failure(
            `Port ${port} is in use: stop what runs there, or choose another by --port N.`,
          ),
        );
      } else if (error.code === 'EACCES') {
        reject(
          new Failure(`Port ${port} is reserved by the system: choose one above 1023 by --port N.`),
        );
      } else reject(error);
    });
    server.listen(port, () => {
      const address = /** @type {import('node:net').AddressInfo} */ (server.address());
      resolve(`http://localhost:${address.port}`);
    });
  });
}

/**
 * Finds out that a port is taken before long work is done for it.
 * @param {number} port
 * @throws {Failure} as `listen` does
 */
export async function checkPort(port) {
  const probe = createServer();
  await listen(probe, port);
  await new Promise((done) => probe.close(done));
}

/**
 * Lets Ctrl-C and SIGTERM end the server and, with it, the process. Open connections are cut: a
 * browser keeps its own for minutes.
 * @param {import('node:http').Server} server
 */
export function closeOnSignal(server) {
  const close = () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  };
  process.once('SIGINT', close);
  process.once('SIGTERM', close);
}
