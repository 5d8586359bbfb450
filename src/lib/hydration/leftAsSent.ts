import { useEffect, useState } from 'react';
import { matchQuery } from '../matchQuery';
import { isHoldingBack } from './gates';

/**
 * For what the styles hide in some windows. True while the window does not match `media` (a query of
 * `from` or `below`), if React is about to hydrate the element: then render an element of the same
 * name with `asSent`, and React leaves the server's HTML alone. Once the window matches, it is false.
 */
export function useIsLeftAsSent(media: string): boolean {
  const [isLeft, setLeft] = useState(() => isHoldingBack() && !matchQuery(media).matches);
  useEffect(() => {
    if (!isLeft) return;
    const list = matchQuery(media);
    const look = () => list.matches && setLeft(false);
    list.addEventListener('change', look);
    // The window may have changed since the state was read.
    look();
    return () => list.removeEventListener('change', look);
  }, [isLeft, media]);
  return isLeft;
}

/** The props of an element that is left as sent. Where React has to draw it after all, it is hidden. */
export const asSent = {
  hidden: true,
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: '' },
} as const;
