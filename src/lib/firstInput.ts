/** Milliseconds after which something is done even if the browser has never been idle. */
const PATIENCE = 2000;

/** What tells that a visitor begins to use the page: a mouse moves before it presses. */
const inputs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'];

/** Calls back when the browser is idle. Returns a function that cancels it. */
export function whenIdle(callback: () => void): () => void {
  // Safari has no `requestIdleCallback`.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, PATIENCE / 2);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(callback, { timeout: PATIENCE });
  return () => window.cancelIdleCallback(handle);
}

/**
 * Calls back when the browser is idle after the visitor's first input: for what a press will need,
 * and a visitor who only looks does not. `onInput` is called at that input. Returns a function that
 * cancels both.
 */
export function afterFirstInput(callback: () => void, onInput?: () => void): () => void {
  const listening = new AbortController();
  let cancel = () => listening.abort();
  const wait = () => {
    listening.abort();
    onInput?.();
    cancel = whenIdle(callback);
  };
  for (const input of inputs)
    window.addEventListener(input, wait, { passive: true, signal: listening.signal });
  return () => cancel();
}
