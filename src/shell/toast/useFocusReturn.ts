import { useCallback, useRef, type FocusEvent, type RefObject } from 'react';

/**
 * Remembers where the focus was before it moved into `area`, and gives it back there. A window that
 * gets the focus back, which tells nobody where the focus was, changes nothing.
 */
export function useFocusReturn(area: RefObject<HTMLElement>) {
  const before = useRef<HTMLElement | null>(null);

  const onFocus = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !area.current?.contains(relatedTarget as Node))
      before.current = relatedTarget as HTMLElement;
  };

  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (document.hasFocus() && !area.current?.contains(relatedTarget as Node | null))
      before.current = null;
  };

  const returnFocus = useCallback(() => {
    const focused = document.activeElement;
    before.current?.focus({ preventScroll: true });
    // The element that had the focus may have left the document since.
    if (document.activeElement === focused) (focused as HTMLElement).blur();
  }, []);

  return { onFocus, onBlur, returnFocus };
}
