// @ts-check
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';

/** The repository's folder, because npm starts every command there. */
export const root = process.cwd();

/**
 * The command that runs an installed package's program. Node runs its file itself: the link in
 * `.bin` needs a shell on Windows, and there Node puts no quotes around blanks.
 * @param {string} name @param {string[]} args
 */
export const bin = (name, ...args) => binIn(join(root, 'node_modules'), name, ...args);

/** @type {Record<string, string>} the packages that are not called as their program is */
const packages = {
  lhci: '@lhci/cli',
  playwright: '@playwright/test',
  'test-storybook': '@storybook/test-runner',
  tsc: '@typescript/native',
};

/**
 * The same for the packages of another folder.
 * @param {string} modules @param {string} name @param {string[]} args
 */
export function binIn(modules, name, ...args) {
  const folder = join(modules, packages[name] ?? name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return [process.execPath, join(folder, typeof bin === 'string' ? bin : bin[name]), ...args];
}

/** The npm this process was started by, else the one on the PATH. @param {string[]} args */
export function npm(...args) {
  const cli = process.env.npm_execpath;
  return cli && /npm-cli\.c?js$/.test(cli) ? [process.execPath, cli, ...args] : ['npm', ...args];
}

/** Keeps programs from sending statistics. */
const silent = { GATSBY_TELEMETRY_DISABLED: '1' };

const windows = process.platform === 'win32';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** Ctrl-C, a request to end, and a terminal that is closed. */
const endings = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** The exit code of a process that was told to stop. */
let stopped = 0;

/**
 * Runs a command to its end; `write` takes its output instead of the terminal. Ctrl-C, SIGTERM and
 * SIGHUP stop all commands that run, with all their descendants, and then this process.
 * @param {string[]} command
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, write?: (text: string) => void }} [options]
 * @returns {Promise<{ code: number }>}
 */
export function run([program = '', ...args], { cwd = root, env = {}, write } = {}) {
  if (!running.size) for (const signal of endings) process.on(signal, stop);
  const output = write ? 'pipe' : 'inherit';
  const child = spawn(program, args, {
    cwd,
    // Without this, output that is piped would lose its colours.
    env: {
      ...silent,
      ...process.env,
      ...(write && process.stdout.isTTY && !process.env.NO_COLOR && { FORCE_COLOR: '1' }),
      ...env,
    },
    stdio: ['ignore', output, output],
    // The child leads a process group of its own, so that a signal also reaches what npm or a shell
    // has started.
    detached: !windows,
    // On Windows npm is a script.
    shell: windows && program === 'npm',
  });
  running.add(child);
  if (write)
    for (const out of [child.stdout, child.stderr]) out?.setEncoding('utf8').on('data', write);
  // "close" follows this event.
  child.on('error', ({ message }) => (write ?? console.error)(`${message}\n`));
  return new Promise((resolve) => {
    child.on('close', (code) => {
      running.delete(child);
      if (!running.size) {
        for (const signal of endings) process.off(signal, stop);
        if (stopped) process.exit(stopped);
      }
      // While the others are being stopped, the promise stays open, so that nothing more begins.
      if (!stopped) resolve({ code: code ?? 1 });
    });
  });
}

/** @param {NodeJS.Signals} signal */
function stop(signal) {
  if (signal !== 'SIGKILL') stopped = 128 + constants.signals[signal];
  for (const { pid } of running) {
    if (pid) stopTree(pid, signal);
  }
  // npm ignores the signal while it installs, so it is killed after three seconds.
  setTimeout(stop, 3000, 'SIGKILL').unref();
}

/**
 * Stops a process and all that it has started. Elsewhere than on Windows, which knows no groups of
 * processes, it must have been started `detached`.
 * @param {number} pid @param {NodeJS.Signals} [signal]
 */
export function stopTree(pid, signal = 'SIGTERM') {
  if (windows) return void spawnSync('taskkill', ['/pid', `${pid}`, '/t', '/f']);
  try {
    process.kill(-pid, signal);
  } catch {
    // It has just ended by itself.
  }
}
