import { usePageChange } from './usePageChange';

/** What the address points at. The host keeps the fragment decodable. */
const hashTarget = () => document.getElementById(decodeURIComponent(window.location.hash.slice(1)));

/** After a page change, focus goes to the new page, or to what its address points at (WCAG 2.4.3). Scrolling is the router's. */
export function usePageFocus(pathname: string) {
  const focusPage = () => {
    const target = hashTarget() ?? document.getElementById('main');
    if (target && target.tabIndex < 0) target.tabIndex = -1;
    target?.focus({ preventScroll: true });
  };
  // The router, when the page has been painted, moves the focus to a wrapper around the whole site: a
  // frame after that it stays where we put it.
  usePageChange(pathname, () => requestAnimationFrame(focusPage), 'painted');
}
