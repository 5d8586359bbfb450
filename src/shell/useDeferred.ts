import { useCallback, useEffect, useState } from 'react';

/** ms: a browser that is never idle fetches it after this all the same. */
const PATIENCE = 2000;

/**
 * A part that comes after the page, when the browser is idle (design, section 5). One whose chunk never
 * comes breaks nothing: `load` tells whether it came, and asks again the next time, which `React.lazy` would not.
 * `fetchPart` must stay the same function.
 */
export function useDeferred<Part>(fetchPart: () => Promise<Part>) {
  const [Part, setPart] = useState<Part | null>(null);

  const load = useCallback(
    () =>
      fetchPart().then(
        (part) => {
          setPart(() => part);
          return true;
        },
        () => false,
      ),
    [fetchPart],
  );

  useEffect(() => {
    const idle = () =>
      'requestIdleCallback' in window
        ? window.requestIdleCallback(() => void load(), { timeout: PATIENCE })
        : setTimeout(load, 1000);
    if (document.readyState === 'complete') idle();
    else window.addEventListener('load', idle, { once: true });
    return () => window.removeEventListener('load', idle);
  }, [load]);

  return { Part, load };
}
