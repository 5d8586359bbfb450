import { useCallback, useEffect, useState } from 'react';

/** Milliseconds after which the code is fetched even if the browser has never been idle. */
const PATIENCE = 2000;

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

/**
 * Loads code after the page: when the browser is idle, unless the visitor's connection is to be
 * spared, or when `load` is called. `load` resolves to whether the code came, and tries again the
 * next time, which `React.lazy` would not. `fetchIt` must stay the same function.
 */
export function useDeferred<Loaded>(fetchIt: () => Promise<Loaded>) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);

  const load = useCallback(
    () =>
      fetchIt().then(
        (it) => {
          setLoaded(() => it);
          return true;
        },
        () => false,
      ),
    [fetchIt],
  );

  useEffect(() => {
    if (isToBeSpared()) return;
    let callOff = () => {};
    const wait = () => {
      callOff = whenIdle(() => void load());
    };
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
    return () => {
      window.removeEventListener('load', wait);
      callOff();
    };
  }, [load]);

  return { loaded, load };
}
