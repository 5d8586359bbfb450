import isChromatic from 'chromatic/isChromatic';
import { MotionGlobalConfig } from 'framer-motion';

/** When it is, in every story under test: a Friday noon. */
const now = Date.UTC(2025, 10, 21, 12);

/**
 * True in a browser driven by a program: the test-runner, the local review, Chromatic.
 * There the clock stands and nothing moves, so that the same commit always gives the same pixels.
 */
export const isFrozen = navigator.webdriver || isChromatic();

/** Stops clock and motion. Once, before any story renders. */
export function freeze() {
  // Timers run on; only "now" is always the same moment.
  globalThis.Date = new Proxy(Date, {
    construct: (target, args, self) => Reflect.construct(target, args.length ? args : [now], self),
    get: (target, key, self) => (key === 'now' ? () => now : Reflect.get(target, key, self)),
  });
  MotionGlobalConfig.skipAnimations = true;
  const style = document.createElement('style');
  // A blinking caret is the one motion that `data-motion` cannot stop.
  style.textContent = '* { caret-color: transparent !important; }';
  document.head.append(style);
}
