/**
 * The browser puts the page that is still shown at the place of the one that Back or Forward goes to, and the router
 * notes that as the place of the shown one. The router has places of its own, and moves to them when the page is
 * there: so the browser does it for whole documents only.
 */
export function leaveScrollToRouter(): void {
  const takeOver = () => {
    window.history.scrollRestoration = 'manual';
  };
  takeOver();
  window.addEventListener('pageshow', takeOver);
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto';
  });
}
