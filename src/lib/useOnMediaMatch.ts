import { useEffect } from 'react';
import { matchQuery } from './matchQuery';
import { useStableCallback } from './useStableCallback';

/** Calls back each time the window begins to match a media query of theme/media.ts. */
export function useOnMediaMatch(media: string, callback: () => unknown): void {
  const change = useStableCallback(({ matches }: MediaQueryListEvent) => {
    if (matches) callback();
  });
  useEffect(() => {
    const list = matchQuery(media);
    list.addEventListener('change', change);
    return () => list.removeEventListener('change', change);
  }, [media, change]);
}
