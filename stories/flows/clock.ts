import { flushSync } from 'react-dom';

/** Time within `withClock`: it passes when the play says so. */
export interface Clock {
  /** Lets so many milliseconds pass, with everything that falls due in them. */
  advance: (milliseconds: number) => void;
}

/** Below this it is the testing tools that wait, from one event to the next; they may. */
const shortest = 50;

/** Stops the page's clock, timers and `Date` alike, for as long as `run` takes. What is still due then never comes: the story stays as its last assertion saw it, toast and all, however late its picture is taken. */
export async function withClock(run: (clock: Clock) => Promise<void>): Promise<void> {
  const real = { setTimeout: window.setTimeout, clearTimeout: window.clearTimeout, Date };
  const started = Date.now();
  const held = new Map<number, { due: number; call: () => void }>();
  let passed = 0;
  // Above any id of the browser's own.
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
      // What it changes is there before the next assertion looks: "not yet" is then as true as "now".
      flushSync(next[1].call);
    }
    passed = until;
  };

  window.setTimeout = hold as typeof window.setTimeout;
  window.clearTimeout = drop as typeof window.clearTimeout;
  // Pausing a toast asks what time it is.
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
