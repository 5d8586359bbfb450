import { flushSync } from 'react-dom';

/** The time within `withClock`, which passes only when the play says so. */
export interface Clock {
  /** Lets so many milliseconds pass, and runs all timers that become due. */
  advance: (milliseconds: number) => void;
}

/** A play in which time passes only when it says so. */
export const onClock =
  <Context>(play: (context: Context, clock: Clock) => Promise<void>) =>
  (context: Context): Promise<void> =>
    withClock((clock) => play(context, clock));

/**
 * Shorter timers are those of the testing tools, which wait from one event to the next; those run
 * as usual.
 */
const shortest = 50;

/**
 * Stops the page's timers and `Date` while `run` runs. Timers that are due later never fire: the
 * story stays as its last assertion saw it, toast included, however late its picture is taken.
 */
export async function withClock(run: (clock: Clock) => Promise<void>): Promise<void> {
  const real = { setTimeout: window.setTimeout, clearTimeout: window.clearTimeout, Date };
  const started = Date.now();
  const held = new Map<number, { due: number; call: () => void }>();
  let passed = 0;
  // Higher than any id of the browser's own timers.
  let id = 1e9;

  const hold = (handler: TimerHandler, delay = 0, ...args: unknown[]): number => {
    if (typeof handler !== 'function' || delay < shortest)
      return Reflect.apply(real.setTimeout, window, [handler, delay, ...args]);
    id += 1;
    held.set(id, { due: passed + delay, call: () => handler(...args) });
    return id;
  };
  const drop = (timer?: number) => {
    if (!held.delete(timer ?? 0)) real.clearTimeout.call(window, timer);
  };
  const now = () => started + passed;

  const advance = (milliseconds: number) => {
    const until = passed + milliseconds;
    for (;;) {
      const [next] = [...held].sort(([, a], [, b]) => a.due - b.due);
      if (!next || next[1].due > until) break;
      held.delete(next[0]);
      passed = next[1].due;
      // React renders the change at once, so that the next assertion sees it. Otherwise "not yet"
      // could pass although the change is due.
      flushSync(next[1].call);
    }
    passed = until;
  };

  window.setTimeout = hold as typeof window.setTimeout;
  window.clearTimeout = drop as typeof window.clearTimeout;
  // A toast that is paused asks for the time.
  globalThis.Date = new Proxy(real.Date, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length ? args : [now()], newTarget),
    get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
  });
  try {
    await run({ advance });
  } finally {
    Object.assign(globalThis, real);
  }
}
