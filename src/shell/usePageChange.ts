import { useRef } from 'react';
import { useIsomorphicLayoutEffect } from './useIsomorphicLayoutEffect';

/**
 * Calls `onChange` once for every new page, when it stands in the document and before it is painted.
 * Not for the first page: nothing has changed yet. `pathname` is the host's, one per page.
 */
export function usePageChange(pathname: string, onChange: () => void) {
  const shown = useRef(pathname);

  useIsomorphicLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    onChange();
  }, [pathname, onChange]);
}
