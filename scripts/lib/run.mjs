// @ts-check
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './root.mjs';

const windows = process.platform === 'win32';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** @type {number | undefined} the exit code of a process that was told to stop */
let stopped;

/**
 * Runs a command to its end. Ctrl-C and SIGTERM stop all commands that run, with all their
 * descendants, and then this process.
 * @param {string[]} command the program and its arguments
 * @param {{ cwd?: string, env?: Record<string, string>, write?: (text: string) => void }} [options]
 *   `write` takes the output instead of the terminal
 * @returns {Promise<{ code: number }>} never rejects: a program that cannot be started is code 127
 */
export function run(command, { cwd = root, env = {}, write } = {}) {
  return new Promise((resolve) => {
    if (!running.size) process.on('SIGINT', stop).on('SIGTERM', stop);
    const output = write ? 'pipe' : 'inherit';
    const child = spawn(command[0] ?? '', command.slice(1), {
      cwd,
      // What is piped would lose its colours.
      env: { ...process.env, ...(write && process.stdout.isTTY && { FORCE_COLOR: '1' }), ...env },
      stdio: ['ignore', output, output],
      // A group of its own: a signal then reaches what npm or a shell has started in between.
      detached: !windows,
      shell: windows && command[0] !== process.execPath,
    });
    running.add(child);
    if (write) {
      child.stdout?.setEncoding('utf8').on('data', write);
      child.stderr?.setEncoding('utf8').on('data', write);
    }
    child.on('error', ({ message }) => {
      (write ?? console.error)(`${message}\n`);
      end(127);
    });
    child.on('close', (code) => end(code ?? 1));

    /** @param {number} code */
    function end(code) {
      running.delete(child);
      if (!running.size) {
        process.off('SIGINT', stop).off('SIGTERM', stop);
        if (stopped) process.exit(stopped);
      }
      // Nothing more should begin while the others are being stopped.
      if (!stopped) resolve({ code });
    }
  });
}

/** @param {NodeJS.Signals} signal */
function stop(signal) {
  stopped = signal === 'SIGINT' ? 130 : 143;
  send(signal);
  // An installing npm goes on as if nothing were said.
  setTimeout(send, 3000, 'SIGKILL').unref();
}

/** @param {NodeJS.Signals} signal */
function send(signal) {
  for (const child of running) {
    try {
      if (windows || !child.pid) child.kill(signal);
      else process.kill(-child.pid, signal);
    } catch {
      // It has just ended by itself.
    }
  }
}

/**
 * The command line of an installed package's program.
 * @param {string} name
 * @param {string[]} args
 */
export function bin(name, ...args) {
  return [join(root, 'node_modules', '.bin', name), ...args];
}

/**
 * The npm this process was started by, else the one on the PATH.
 * @param {string[]} args
 */
export function npm(...args) {
  const cli = process.env.npm_execpath;
  return cli && /npm-cli\.c?js$/.test(cli) ? [process.execPath, cli, ...args] : ['npm', ...args];
}
