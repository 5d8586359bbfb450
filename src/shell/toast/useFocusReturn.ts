import { useCallback, useRef, type FocusEvent, type RefObject } from 'react';

/** Remembers where the focus was before it moved into `area`, and gives it back there. */
export function useFocusReturn(area: RefObject<HTMLElement>) {
  const before = useRef<HTMLElement | null>(null);

  const onFocus = useCallback(
    ({ relatedTarget }: FocusEvent) => {
      if (!area.current?.contains(relatedTarget as Node | null))
        before.current = relatedTarget as HTMLElement | null;
    },
    [area],
  );

  const returnFocus = useCallback(() => {
    const focused = document.activeElement;
    before.current?.focus({ preventScroll: true });
    // The element that had the focus may have left the document since.
    if (document.activeElement === focused) (focused as HTMLElement).blur();
  }, []);

  return { onFocus, returnFocus };
}
