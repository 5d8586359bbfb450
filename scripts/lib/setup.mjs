// @ts-check
// This runs before the packages are installed, so it uses only Node's own modules.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './cli.mjs';
import { npm, root, run } from './run.mjs';

const NO_NETWORK =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|FETCH_ERROR)\b/;

/**
 * The file that says for which lock the packages were installed. `npm ci` removes it first, with
 * everything else.
 */
const stamp = join(root, 'node_modules', '.waxline-lock');

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

/** With NODE_ENV=production npm would leave out what builds and tests the site. */
export const install = npm(
  ...['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
  '--fetch-retry-mintimeout=2000',
);

/** Installs the locked packages, unless they are installed already. */
export async function setUp() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash()) return;
  console.log('Installing the locked packages. This takes a minute or two, and happens once.');
  const progress = setInterval(() => console.log('  still installing'), 15_000);
  let said = '';
  const { code } = await run(install, { write: (text) => (said += text) });
  clearInterval(progress);
  // npm has written the stamp already, unless it was told to run no scripts or to leave packages out.
  if (code === 0) return writeFileSync(stamp, lockHash());
  const why = 'The packages cannot be installed';
  if (NO_NETWORK.test(said))
    throw new Failure(
      `${why} because npm does not reach its registry: check the network and run the command again.`,
    );
  // After the reasons npm lists all its options, which are cut off here.
  console.error(said.split(/\n.*Clean install a project/)[0]?.trim());
  throw new Failure(`${why}: "npm ci" ended with code ${code}, its reasons are above.`);
}

// npm runs this file at the end of every install, so that an install by hand counts too. An install
// that was broken off does not get here.
const isCommand = process.argv[1]?.endsWith('setup.mjs');
const { npm_config_omit: omitted, NODE_ENV } = process.env;
if (isCommand && !omitted && NODE_ENV !== 'production') writeFileSync(stamp, lockHash());
