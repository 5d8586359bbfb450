import isChromatic from 'chromatic/isChromatic';

/** The time in every story under test: a Friday noon. */
const now = Date.UTC(2025, 10, 21, 12);

/**
 * True in a browser that a program drives: the test-runner, the local review, Chromatic. The clock
 * then stands and nothing moves, so that the same commit always gives the same pixels.
 */
export const isFrozen = navigator.webdriver || isChromatic();

/**
 * Stops the clock and hides the caret; toolbar.ts stops all other motion. Call it once, before any
 * story renders.
 */
export function freeze() {
  // Timers run on; only the present time stays the same.
  globalThis.Date = new Proxy(Date, {
    construct: (target, args, self) => Reflect.construct(target, args.length ? args : [now], self),
    get: (target, key, self) => (key === 'now' ? () => now : Reflect.get(target, key, self)),
  });
  const style = document.createElement('style');
  // A blinking caret is the only motion that `data-motion` cannot stop.
  style.textContent = '* { caret-color: transparent !important; }';
  document.head.append(style);
}
