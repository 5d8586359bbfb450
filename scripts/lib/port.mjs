// @ts-check
import { once } from 'node:events';
import { createServer, isIP } from 'node:net';
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
 * The address to listen at; undefined, for this machine alone, when none was asked for.
 * @param {string | undefined} asked @param {string} usage
 */
export function readHost(asked, usage) {
  if (asked === undefined || isIP(asked)) return asked;
  const sentence = `"${asked}" is not an IP address: give one of this machine, or 0.0.0.0 for all.`;
  throw new Failure(`${sentence}\n${usage}`, 2);
}

/** @param {import('node:net').Server} server @param {number} port @param {string} host */
async function listenAt(server, port, host) {
  await once(server.listen(port, host), 'listening');
  return /** @type {import('node:net').AddressInfo} */ (server.address()).port;
}

/**
 * Has a server answer at the IPv6 address of localhost too. Systems differ in which of the two they try first, and
 * at one that we left free another program could answer in our place.
 * @param {import('node:net').Server} server @param {number} port
 */
async function listenTwice(server, port) {
  // The options with which http makes its own server.
  const options = { allowHalfOpen: true, noDelay: true };
  const second = createServer(options, (socket) => server.emit('connection', socket));
  await listenAt(second, port, '::1').catch(async (error) => {
    // Any other error means that the machine has no IPv6, and localhost one address.
    if (error.code !== 'EADDRINUSE') return;
    await once(server.close(), 'close');
    throw error;
  });
  server.once('close', () => second.close());
  second.unref();
}

/**
 * Starts a server, and returns its address: where only this machine reaches it, unless a host is named.
 * @param {import('node:net').Server} server @param {number} port @param {string} [host]
 */
export async function listen(server, port, host) {
  try {
    const found = await listenAt(server, port, host ?? '127.0.0.1');
    if (!host) await listenTwice(server, found);
    const everywhere = !host || host === '0.0.0.0' || host === '::';
    const name = everywhere ? 'localhost' : isIP(host) === 6 ? `[${host}]` : host;
    return `http://${name}:${found}`;
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    // The system chose a port that is free at 127.0.0.1 and taken at ::1, so it is asked for another.
    if (code === 'EADDRINUSE' && port === 0 && !host) return listen(server, port);
    if (code === 'EADDRNOTAVAIL')
      throw new Failure(`This machine is not at ${host}: choose another by "-- --host IP".`);
    const why = { EADDRINUSE: 'in use', EACCES: 'reserved by the system' }[code ?? ''];
    throw why ? new Failure(`Port ${port} is ${why}: choose another by "-- --port N".`) : error;
  }
}

/**
 * Finds out that a port is taken before long work is done for it. Returns the address.
 * @param {number} port @param {string} [host]
 */
export async function checkPort(port, host) {
  const probe = createServer();
  const address = await listen(probe, port, host);
  await once(probe.close(), 'close');
  return address;
}

/** A port that nobody uses, for a program that cannot choose one by itself. */
export const freePort = async () => new URL(await checkPort(0)).port;

/**
 * Serves until Ctrl-C or SIGTERM, and prints the address.
 * @param {string} name @param {import('node:net').Server} server @param {number} port @param {string} [host]
 */
export async function serve(name, server, port, host) {
  console.log(`${name} is at ${await listen(server, port, host)} (Ctrl-C ends it).`);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit());
}
