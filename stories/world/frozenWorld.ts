import isChromatic from 'chromatic/isChromatic';
import { MotionGlobalConfig } from 'framer-motion';

/** When it is, in every story under test: a Friday noon. */
export const now = Date.UTC(2025, 10, 21, 12);

/**
 * True in a browser driven by a program: the test-runner, the local review, Chromatic.
 * There the clock stands and nothing moves, so that the same commit always gives the same pixels.
 */
export const isFrozen = navigator.webdriver || isChromatic();

const RealDate = Date;

/** `Date` as ever, save that "now" is always the same moment. Timers run on. */
const FrozenDate = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length ? args : [now], newTarget),
  apply: () => new RealDate(now).toString(),
  get: (target, key, receiver) => (key === 'now' ? () => now : Reflect.get(target, key, receiver)),
});

/** Stops clock and motion. Once, before any story renders. */
export function freeze() {
  globalThis.Date = FrozenDate;
  MotionGlobalConfig.skipAnimations = true;
  const style = document.createElement('style');
  // A blinking caret is the one motion that `data-motion` cannot stop.
  style.textContent = '* { caret-color: transparent !important; }';
  document.head.append(style);
}
