/** The parts of an address after its origin. */
type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

function decodes(text: string): boolean {
  try {
    decodeURI(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * The same address, spelled so that Gatsby can read it. Gatsby decodes the fragment without
 * catching errors, and its router takes `:path` in a path for one of its own parameters. Both throw
 * while React renders, which leaves an empty page.
 */
export const legibleAddress = ({ pathname, search, hash }: Address): string =>
  pathname.replaceAll('/:', '/%3A') + search + (decodes(hash) ? hash : hash.replaceAll('%', '%25'));

/**
 * Keeps the address in the address bar readable for Gatsby, for as long as the document lives. Call
 * it before Gatsby renders.
 */
export function keepAddressLegible(): void {
  const repair = () => {
    const { pathname, search, hash, origin } = window.location;
    const address = legibleAddress(window.location);
    if (address === pathname + search + hash) return false;
    window.history.replaceState(window.history.state, '', origin + address);
    return true;
  };
  // A fragment can also change without a new page. This listener is added before the router's, so
  // that it runs before the router reads the address.
  window.addEventListener('popstate', repair);
  // The router read the old address when it was loaded; a popstate makes it read the new one.
  if (repair()) window.dispatchEvent(new PopStateEvent('popstate'));
}
