import { useCallback, useRef, type FocusEvent, type RefObject } from 'react';

/** Remembers where the focus was before it came into `area`, to give it back there. */
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
    // What had it may have left the document since.
    if (document.activeElement === focused) (focused as HTMLElement).blur();
  }, []);

  return { onFocus, returnFocus };
}
