import { legibleAddress } from './legibleAddress';
import { pathAndQuery } from './navigation';

/**
 * Handles Back when it is pressed before the router listens. After a page was loaded as a document,
 * such a step changes only the address, and the page would stay under another page's address. Until
 * the router listens, this loads the address as a document instead. Call the returned function when
 * the router listens.
 */
export function reloadOnEarlyBack(): () => void {
  // The address that the document was loaded from, as keepAddressLegible spells it. The address bar
  // may show another one by now.
  const loaded = performance.getEntriesByType('navigation')[0]?.name ?? window.location.href;
  const shown = pathAndQuery(new URL(legibleAddress(new URL(loaded)), loaded));
  const reload = () => {
    const wanted = pathAndQuery(window.location);
    // A changed fragment belongs to the same page, so it is left alone. `reload()` would not do,
    // because Gatsby may correct the address right afterwards.
    if (wanted !== shown) window.location.replace(wanted);
  };
  reload();
  window.addEventListener('popstate', reload);
  return () => window.removeEventListener('popstate', reload);
}
