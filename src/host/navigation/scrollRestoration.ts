/**
 * Leaves scrolling within the site to the router. On Back or Forward the browser would scroll the
 * page that is still shown to the position of the next one, and the router would save that as the
 * shown page's position. The router keeps its own positions and scrolls when the new page is there,
 * so the browser restores positions only when it loads a document.
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
