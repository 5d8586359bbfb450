// @ts-check
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/**
 * Milliseconds that the work takes on an idle machine like the one on which the time-outs were
 * chosen.
 */
const IDLE = 250;

const work = `
  const { workerData: done } = require('node:worker_threads');
  let sum = 0;
  for (let step = 0; step < 3e7; step++) sum = (sum * 31 + step) | 0;
  Atomics.add(done, 0, 1);
  Atomics.notify(done, 0);`;

/**
 * Measures how many milliseconds this machine now takes for the work when it runs on all cores at
 * once.
 */
function measure() {
  const done = new Int32Array(new SharedArrayBuffer(4));
  const cores = availableParallelism();
  const begun = performance.now();
  for (let core = 0; core < cores; core++) {
    const worker = new Worker(work, { eval: true, workerData: done });
    // A worker that fails, for want of memory, is never done, so all waits are then the longest.
    worker.on('error', () => {});
    worker.unref();
  }
  for (let ready = 0; ready < cores; ready = Atomics.load(done, 0))
    if (Atomics.wait(done, 0, ready, 20 * IDLE) === 'timed-out') break;
  return performance.now() - begun;
}

/**
 * How many times longer to wait than on an idle machine, from the time that the work took: at least
 * 1, at most 10.
 * @param {number} milliseconds
 */
export const patienceFor = (milliseconds) =>
  Number(Math.min(10, Math.max(1, milliseconds / IDLE)).toFixed(1));

const given = Number(process.env.PATIENCE);

/** Measured once, unless PATIENCE says it. Processes that this one starts get the same value. */
export const patience = given >= 1 ? given : patienceFor(measure());
process.env.PATIENCE = String(patience);

/**
 * A time-out on this machine, of milliseconds that are plenty on an idle one. It is long because the machine may
 * become busy later, and nobody waits for it unless something is broken.
 * @param {number} milliseconds
 */
export const patient = (milliseconds) => Math.round(milliseconds * patience);
