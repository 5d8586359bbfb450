import { useEffect, useRef } from 'react';
import { useIsomorphicLayoutEffect } from '../../lib/useIsomorphicLayoutEffect';

/**
 * Calls `onChange` once for every new page, when it stands in the document: before it is painted, or
 * with `painted` afterwards. Not for the first page: nothing has changed yet. `pathname` is the host's,
 * one per page.
 */
export function usePageChange(pathname: string, onChange: () => void, when?: 'painted') {
  const shown = useRef(pathname);

  const tellOfChange = () => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    onChange();
  };
  useIsomorphicLayoutEffect(() => {
    if (when !== 'painted') tellOfChange();
  });
  useEffect(() => {
    if (when === 'painted') tellOfChange();
  });
}
