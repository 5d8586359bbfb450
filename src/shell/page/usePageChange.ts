import { useEffect, useRef } from 'react';
import { useIsomorphicLayoutEffect } from '../../lib/useIsomorphicLayoutEffect';

/**
 * Calls `onChange` once for every new page when it is in the document: before it is painted, or
 * afterwards with `painted`. Not for the first page, because that is not a change. `pathname` is
 * the host's path: all unknown addresses have that of the 404 page, so that going between two of them
 * is no change.
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
