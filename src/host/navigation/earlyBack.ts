import { pathAndQuery } from './navigation';

/**
 * Back from a page that has been loaded anew, pressed before the router listens, changes the address and nothing
 * else: the page would stay, under the address of another. So long, such a step loads the page of its address.
 * Call what it returns when the router listens.
 */
export function reloadOnEarlyBack(): () => void {
  // What the document was loaded from, whatever the address has become since.
  const loaded = performance.getEntriesByType('navigation')[0]?.name ?? window.location.href;
  const shown = pathAndQuery(new URL(loaded));
  const reload = () => {
    const wanted = pathAndQuery(window.location);
    // A fragment may change: it is of this page. Not `reload`, because Gatsby may set the address right afterwards.
    if (wanted !== shown) window.location.replace(wanted);
  };
  reload();
  window.addEventListener('popstate', reload);
  return () => window.removeEventListener('popstate', reload);
}
