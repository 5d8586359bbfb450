import { useCallback, useEffect, useState } from 'react';

/** Milliseconds after which a browser that is never idle fetches it all the same. */
const PATIENCE = 2000;

/** Calls back when the browser is idle. Returns what calls it off. */
function whenIdle(callback: () => void): () => void {
  // Safari knows no idleness.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, PATIENCE / 2);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(callback, { timeout: PATIENCE });
  return () => window.cancelIdleCallback(handle);
}

/** What the browser tells of the visitor's connection, where it does (not in Safari and Firefox). */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Who saves data, or has a very slow connection, gets what was asked for alone. */
function isToBeSpared(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}

/**
 * Something whose code comes after the page: when the browser is idle, if the visitor's connection invites
 * it, or when `load` asks for it.
 * `load` tells whether it came, and asks again the next time, which `React.lazy` would not.
 * `fetchIt` must stay the same function.
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
