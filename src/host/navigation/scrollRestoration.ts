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
  // The router has missed what was scrolled before it listened: by the browser after a reload, or by
  // a visitor who was faster than the scripts.
  if (window.scrollY) window.dispatchEvent(new Event('scroll'));
  window.addEventListener('pageshow', takeOver);
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto';
  });
}

/**
 * Forgets where an earlier visit to this address in the same tab ended, so that a new one begins at
 * the top. The router saves positions by path and history entry, and calls the entry of every
 * document that is loaded `initial`. After a reload or Back the browser restores the position.
 * Call it before the router is mounted.
 */
export function forgetEarlierVisit(): void {
  if ((window.history.state as { key?: string } | null)?.key) return;
  try {
    window.sessionStorage.removeItem(`@@scroll|${window.location.pathname}|initial`);
  } catch {
    // Without storage no position was saved.
  }
}
