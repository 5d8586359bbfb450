import { useCallback, useEffect, useState } from 'react';
import { afterFirstInput, whenIdle } from './firstInput';

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
    let cancelFetch = () => window.removeEventListener('load', fetchIdly);
    const fetchIdly = () => {
      cancelFetch = whenIdle(fetchAhead);
    };
    if (document.readyState === 'complete') fetchIdly();
    else window.addEventListener('load', fetchIdly);
    const cancelRun = afterFirstInput(
      () => void load(),
      () => cancelFetch(),
    );
    return () => {
      cancelFetch();
      cancelRun();
    };
  }, [load]);

  /** Loads what a visitor seems to be about to press. */
  const preload = () => void (loaded || isToBeSpared() || load());

  return { loaded, load, preload };
}
