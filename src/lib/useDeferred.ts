import { useCallback, useEffect, useState } from 'react';

/** Milliseconds after which something is done even if the browser has never been idle. */
const PATIENCE = 2000;

/** What tells that a visitor begins to use the page: a mouse moves before it presses. */
const inputs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'];

/** Calls back when the browser is idle. Returns a function that cancels it. */
function whenIdle(callback: () => void): () => void {
  // Safari has no `requestIdleCallback`.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, PATIENCE / 2);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(callback, { timeout: PATIENCE });
  return () => window.cancelIdleCallback(handle);
}

/** What the browser knows of the visitor's connection. Safari and Firefox do not tell. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * True for visitors who save data or have a very slow connection: they get only what they ask for.
 */
function isToBeSpared(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}

/** Fetches what a page names for later (scripts/serve/finishPages.ts), without running it. */
function fetchAhead() {
  const later = document.querySelector<HTMLMetaElement>('meta[name=later]');
  later?.remove();
  later?.content.split(' ').forEach((file) => {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = file;
    document.head.append(link);
    // Safari prefetches nothing.
    if (!link.relList.supports('prefetch')) fetch(file).catch(() => {});
  });
}

/**
 * Loads code that nothing needs before a press. Its file is fetched when the page has loaded and the
 * browser is idle. It runs when the browser is idle after the visitor's first input, because running
 * chat and toasts costs a phone some 20 ms (docs/speed-trials.md). Where the visitor's connection is
 * to be spared, neither happens until `load` is called, and `preload` does nothing. `load` resolves
 * to whether the code came within `timeout` milliseconds, because a connection can stall for
 * minutes, and tries again the next time, which `React.lazy` would not. `fetchIt` must stay the same
 * function.
 */
export function useDeferred<Loaded>(fetchIt: () => Promise<Loaded>, timeout: number) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);

  const load = useCallback(() => {
    const arrival = fetchIt().then(
      (it) => {
        setLoaded(() => it);
        return true;
      },
      () => false,
    );
    const stall = new Promise<false>((done) => setTimeout(done, timeout, false));
    return Promise.race([arrival, stall]);
  }, [fetchIt, timeout]);

  useEffect(() => {
    if (isToBeSpared()) return;
    const listening = new AbortController();
    const { signal } = listening;
    let callOff = () => {};
    const fetchIdly = () => {
      callOff = whenIdle(fetchAhead);
    };
    if (document.readyState === 'complete') fetchIdly();
    else window.addEventListener('load', fetchIdly, { signal });
    const run = () => {
      listening.abort();
      callOff();
      callOff = whenIdle(() => void load());
    };
    for (const input of inputs) window.addEventListener(input, run, { passive: true, signal });
    return () => {
      listening.abort();
      callOff();
    };
  }, [load]);

  /** Loads what a visitor seems to be about to press. */
  const preload = () => void (loaded || isToBeSpared() || load());

  return { loaded, load, preload };
}
