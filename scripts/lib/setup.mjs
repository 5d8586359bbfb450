// @ts-check
// Runs before the packages are there, and has to parse on the old Node it turns away: node's own
// modules and old syntax only.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './cli.mjs';
import { root } from './root.mjs';
import { npm, run } from './run.mjs';

const NO_NETWORK =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|FETCH_ERROR)\b/;

/**
 * @param {string} [oldest] the oldest Node that will do, as 'major.minor'
 * @throws {Failure} this Node is older
 */
export function checkNode(oldest) {
  const wanted = numbers(oldest || '20.0');
  const found = numbers(process.versions.node);
  const tooOld =
    found.major === wanted.major ? found.minor < wanted.minor : found.major < wanted.major;
  if (tooOld) {
    throw new Failure(
      `Waxline needs Node ${oldest || '20'} or newer, and this is Node ${process.versions.node}: ` +
        'install a current one from https://nodejs.org and run the command again.',
    );
  }
}

/** @param {string} version */
function numbers(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return { major, minor };
}

/**
 * Makes the commands ready to run: a Node that is new enough, and exactly the locked packages.
 * @param {{ node?: string }} [needs] `node`: the oldest Node that will do
 * @throws {Failure} the Node is too old, or the packages cannot be installed
 */
export async function setUp(needs) {
  checkNode(needs && needs.node);
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const stamp = join(root, 'node_modules', '.waxline-lock');
  const hash = createHash('sha256').update(lock).digest('hex');
  const known = read(stamp) === hash && hasEveryDependency();
  if (known) return;
  if (!npmInstalled(lock)) await install();
  writeFileSync(stamp, hash);
}

async function install() {
  console.log('Installing the locked packages. This takes a minute or two, and happens once.');
  const started = Date.now();
  const progress = setInterval(() => {
    console.log(`  still installing (${Math.round((Date.now() - started) / 1000)} s)`);
  }, 15000);
  const { code, errors } = await run(
    npm('ci', '--no-audit', '--no-fund', '--loglevel=error', '--fetch-retry-mintimeout=2000'),
    { captureErrors: true },
  );
  clearInterval(progress);
  if (code === 0) return;
  if (NO_NETWORK.test(errors)) {
    throw new Failure(
      'The packages cannot be installed because npm does not reach its registry: ' +
        'check the network and run the command again.',
    );
  }
  // After the reasons npm lists all its options.
  console.error((errors.split(/\n.*Clean install a project/)[0] || '').trim());
  throw new Failure(
    `The packages cannot be installed: "npm ci" ended with code ${code}, its reasons are above.`,
  );
}

/** A deletion that was broken off leaves the stamp but not every package. */
function hasEveryDependency() {
  const { dependencies, devDependencies } = JSON.parse(read(join(root, 'package.json')));
  return Object.keys(Object.assign({}, dependencies, devDependencies)).every((name) =>
    existsSync(join(root, 'node_modules', name, 'package.json')),
  );
}

/**
 * Whether somebody's own "npm ci" or "npm install" has installed what the lock says. npm writes its
 * record last, so an install that was broken off does not count; but "--package-lock-only" writes it
 * too, so the packages themselves have to agree.
 * @param {string} lock
 */
function npmInstalled(lock) {
  const record = read(join(root, 'node_modules', '.package-lock.json'));
  if (!record) return false;
  const wanted = JSON.parse(lock).packages;
  const found = JSON.parse(record).packages;
  return (
    Object.keys(found).every((path) => wanted[path]) &&
    Object.keys(wanted).every((path) => {
      if (path === '') return true;
      const { version, integrity, optional, devOptional } = wanted[path];
      if (!found[path]) return Boolean(optional || devOptional);
      const installed = read(join(root, path, 'package.json'));
      return (
        found[path].integrity === integrity &&
        installed !== '' &&
        JSON.parse(installed).version === version
      );
    })
  );
}

/** @param {string} file */
function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
