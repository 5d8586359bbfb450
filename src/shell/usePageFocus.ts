import { useEffect, useRef } from 'react';
import { pathOf } from './links';

function hashTarget(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  } catch {
    // A malformed escape in the address is no target.
    return null;
  }
}

/** After a page change, focus goes to the new page, or to what its address points at (WCAG 2.4.3). Scrolling is the router's. */
export function usePageFocus(pathname: string) {
  const path = pathOf(pathname);
  const focused = useRef(path);

  useEffect(() => {
    if (focused.current === path) return;
    focused.current = path;
    // A frame later, as the router first moves the focus to a wrapper around the whole site.
    const frame = requestAnimationFrame(() => {
      const target = hashTarget() ?? document.getElementById('main');
      if (target && target.tabIndex < 0) target.tabIndex = -1;
      target?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [path]);
}
