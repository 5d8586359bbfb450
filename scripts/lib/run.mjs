// @ts-check
// Old syntax on purpose: set-up needs this before it knows which Node it has.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './root.mjs';

const windows = process.platform === 'win32';

/**
 * Runs a command to its end, its output on ours. Ctrl-C and SIGTERM stop the command with all its
 * descendants, and then this process.
 * @param {string[]} command the program and its arguments
 * @param {{ cwd?: string, env?: Record<string, string>, captureErrors?: boolean }} [options]
 *   `captureErrors` keeps stderr back instead of showing it
 * @returns {Promise<{ code: number, errors: string }>} never rejects: a program that cannot be
 *   started counts as code 127
 */
export function run(command, options) {
  const { cwd = root, env = {}, captureErrors = false } = options || {};
  return new Promise((resolve) => {
    let errors = '';
    /** @type {NodeJS.Signals | undefined} */
    let stoppedBy;
    const child = spawn(command[0] || '', command.slice(1), {
      cwd,
      env: Object.assign({}, process.env, env),
      stdio: ['ignore', 'inherit', captureErrors ? 'pipe' : 'inherit'],
      // A group of its own: a signal then reaches what npm or a shell has started in between.
      detached: !windows,
      shell: windows && command[0] !== process.execPath,
    });
    /** @param {NodeJS.Signals} signal */
    const send = (signal) => {
      try {
        if (windows || !child.pid) child.kill(signal);
        else process.kill(-child.pid, signal);
      } catch {
        // It has just ended by itself.
      }
    };
    /** @param {NodeJS.Signals} signal */
    const stop = (signal) => {
      stoppedBy = signal;
      send(signal);
      // An installing npm goes on as if nothing were said.
      setTimeout(send, 3000, 'SIGKILL').unref();
    };
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
    if (child.stderr) child.stderr.on('data', (chunk) => (errors += chunk));
    /** @param {number} code */
    const finish = (code) => {
      process.off('SIGINT', stop);
      process.off('SIGTERM', stop);
      if (stoppedBy) process.exit(stoppedBy === 'SIGINT' ? 130 : 143);
      resolve({ code, errors });
    };
    child.on('error', (error) => {
      errors += error.message;
      finish(127);
    });
    child.on('close', (code) => finish(code === null ? 1 : code));
  });
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
