import { usePageChange } from './usePageChange';

/** What the address points at. The host keeps the fragment decodable. */
const hashTarget = () => document.getElementById(decodeURIComponent(window.location.hash.slice(1)));

/** After a page change, focus goes to the new page, or to what its address points at (WCAG 2.4.3). Scrolling is the router's. */
export function usePageFocus(pathname: string) {
  usePageChange(pathname, () => {
    // A frame later, because the router first moves the focus to a wrapper around the whole site.
    requestAnimationFrame(() => {
      const target = hashTarget() ?? document.getElementById('main');
      if (target && target.tabIndex < 0) target.tabIndex = -1;
      target?.focus({ preventScroll: true });
    });
  });
}
