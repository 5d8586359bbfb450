import { useEffect, type RefObject } from 'react';

/**
 * Lifts a fixed element above the on-screen keyboard where that covers the page, as on an iPhone.
 * Where the keyboard makes the page smaller instead, this does nothing.
 */
export function useKeyboardInset(fixed: RefObject<HTMLElement>) {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const update = () => {
      const style = fixed.current?.style;
      if (!style) return;
      // For people who have zoomed in, a part of the window is out of sight even without a
      // keyboard.
      // A part of a pixel is only the rounded height of the window.
      const hidden = view.scale > 1 ? 0 : Math.floor(window.innerHeight - view.height);
      const covered = hidden - view.offsetTop;
      style.insetBlockEnd = hidden > 0 && covered > 0 ? `${covered}px` : '';
      // To show the field, the browser has moved the window's upper edge out of sight. Where it has
      // not, what floats may cover the header: the keyboard leaves little room on a phone.
      style.insetBlockStart = hidden > 0 ? `${Math.max(0, view.offsetTop)}px` : '';
    };
    const listening = new AbortController();
    const { signal } = listening;
    view.addEventListener('resize', update, { signal });
    view.addEventListener('scroll', update, { signal });
    return () => listening.abort();
  }, [fixed]);
}
