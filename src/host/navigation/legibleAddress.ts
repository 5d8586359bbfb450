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
 * The same address, spelled so that Gatsby can read it. Gatsby decodes the fragment without a guard,
 * and its router takes `:path` in a path for a parameter of its own: both throw while React renders,
 * and leave an empty page behind.
 */
export const legibleAddress = ({ pathname, search, hash }: Address): string =>
  pathname.replaceAll('/:', '/%3A') + search + (decodes(hash) ? hash : hash.replaceAll('%', '%25'));

/** Keeps the address bar legible for as long as the document lives. Call it before Gatsby renders. */
export function keepAddressLegible(): void {
  const repair = () => {
    const { pathname, search, hash, origin } = window.location;
    const address = legibleAddress(window.location);
    if (address === pathname + search + hash) return false;
    window.history.replaceState(window.history.state, '', origin + address);
    return true;
  };
  // A fragment can also change within the page. Capturing: before the router reads the address.
  window.addEventListener('popstate', repair, true);
  // The router has read it already, when it was loaded, and reads it again at a popstate.
  if (repair()) window.dispatchEvent(new PopStateEvent('popstate'));
}
