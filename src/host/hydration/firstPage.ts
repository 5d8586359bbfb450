/**
 * A script in the HTML of every page (bodyTags.tsx). It marks the document while it shows the first
 * page of a visit, from its top: not after a reload or a step back, which restore a place further
 * down, nor where the address names one. Then only what is near the window is laid out
 * (src/theme/global/GlobalStyles.tsx).
 *
 * A second mark, `data-unscrolled`, goes with the first movement of the page, also where the scripts
 * are late. While it is there, drawings below an upright phone's first window are not laid
 * out (CategoryTile.tsx, ShoesScreen.tsx). Its value is `loading` until the scripts have come and the
 * page is at rest, or for `stalled` milliseconds; until then a phone does not ask for photos that can wait
 * (GlobalStyles.tsx) and does not lay out the boards of Music Trading.
 */
/* istanbul ignore next */
export function markFirstPage(stalled: number): void {
  const { dataset } = document.documentElement;
  if (performance.navigation.type || location.hash) return;
  dataset.firstPage = '';
  dataset.unscrolled = 'loading';
  addEventListener('scroll', () => delete dataset.unscrolled, { once: true });
  setTimeout(() => {
    if (dataset.unscrolled) dataset.unscrolled = '';
  }, stalled);
}

/**
 * Has the rest of the page laid out as soon as its exact height counts: when the visitor scrolls,
 * uses a key, changes the window, prints, or leaves the page. A picture of the whole page changes the
 * window too. Call it when the scripts start; the returned function ends the state at once.
 */
export function layOutRest(): () => void {
  const { dataset } = document.documentElement;
  const end = () => {
    delete dataset.firstPage;
    delete dataset.unscrolled;
  };
  const once = { once: true, passive: true };
  const whenIdle = (then: () => void) =>
    'requestIdleCallback' in window ? requestIdleCallback(then) : then();
  whenIdle(() => (dataset.unscrolled &&= ''));
  // Scrolling goes on meanwhile, so this can wait for a moment in which the page is at rest.
  window.addEventListener('scroll', () => whenIdle(end), once);
  window.addEventListener('keydown', end, once);
  window.addEventListener('resize', end, once);
  window.addEventListener('beforeprint', end, once);
  return end;
}
