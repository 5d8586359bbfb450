import { loadFade, travel } from '../../shell/page/fade';
import { legibleAddress } from './legibleAddress';
import { loadPage, type Found } from './loadPage';
import { choose, dropChoice, endLeaving, leave, tell } from './pageRequest';

/**
 * Tells whether Gatsby can show the page in this document. For any other page it would open a new
 * document, and add its address to the history as well.
 */
const canBeShown = (found: Found) =>
  found?.page !== undefined &&
  // A page of another build may need scripts that are gone. `gatsby develop` has only one build.
  (window.pagePath === undefined ||
    found.page.webpackCompilationHash === window.___webpackCompilationHash);

/** An address without its host and its fragment. */
export const pathAndQuery = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>) =>
  pathname + search;

/**
 * The address of the page that is shown. While a step through the history loads its page, the
 * address bar already has another one.
 */
let shown = '';
let inBar = '';
/** The link that was pressed last. */
let pressed: Element | null = null;
/**
 * The history entry of the page that is shown. Browsers without the Navigation API do not tell;
 * there a document is opened instead.
 */
let shownEntry: NavigationHistoryEntry | undefined;

/**
 * Without a connection the visitor stays on the current page, and the address bar gets its address
 * back.
 */
function stay() {
  if (inBar !== shown && shownEntry) {
    inBar = shown;
    window.history.go(shownEntry.index - window.navigation.currentEntry!.index);
  }
  tell('offline');
}

/** Called when the page of a step through the history has been loaded, or cannot be. */
function arrive(address: string, found: Found) {
  if (address === shown || canBeShown(found)) {
    tell(undefined);
    if (address === shown) return;
    shown = address;
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  } else if (found !== null || !shownEntry) leave(address, { replace: true });
  else stay();
}

/** Takes a step through the history. */
function onPopState(event: PopStateEvent) {
  const address = pathAndQuery(window.location);
  // If only the fragment has changed, a page that is being loaded is still wanted.
  if (address !== inBar) {
    inBar = address;
    const isNewest = choose();
    void loadPage(address).then((found) => isNewest() && arrive(address, found));
  }
  if (address !== shown && !window.___loader.loadPageSync(address))
    return event.stopImmediatePropagation();
  travel(shown, address);
  shown = address;
}

type Go = typeof window.___navigate;

/** Goes where a link leads, by `go`, which is Gatsby's. */
async function followLink(go: Go, ...[to, options]: Parameters<Go>): Promise<void> {
  if (typeof to === 'number') return go(to, options);
  const url = new URL(to, window.location.origin);
  const address = legibleAddress(url);
  const wanted = pathAndQuery(url);
  if (url.hash && wanted === inBar) return go(address, options);

  const isNewest = choose();
  const link = pressed;
  // Loading takes longer than answering, so the browser draws what answers the press first.
  await new Promise((done) => setTimeout(done));
  const found = await loadPage(wanted);
  if (!isNewest()) return;
  if (canBeShown(found)) {
    const isShown = url.pathname === new URL(shown, url).pathname;
    travel(shown, wanted, link);
    shown = inBar = wanted;
    tell(undefined);
    go(address, options);
    // The link leads to the page that is shown, so the router only scrolls up. The link, now far
    // below, would keep the focus (WCAG 2.4.7).
    if (isShown) focusMain();
  } else if (found !== null) leave(address, options);
  else stay();
}

/**
 * Puts itself between links and Gatsby's router. Gatsby shows pages in the order in which they
 * finish loading, so that of two links pressed in a row the slower one would win; here the newest
 * choice wins. A page that Gatsby cannot show, or that stalls, is opened as a document, once, with its
 * query and fragment. Without a connection the visitor stays on the current page and is told so. The
 * same holds for steps through the history.
 *
 * Call it before the router listens, and call the returned function when it does.
 */
export function guardNavigation(): () => void {
  let guards = false;
  // The router would show the page of an earlier step that arrives later, and would open a document
  // for a page that it cannot load. Chromium tells listeners of a step in the order in which they
  // were added, whether they capture or not, so this one is added before the router's.
  window.addEventListener('popstate', (event) => guards && onPopState(event));
  const note = ({ target }: Event) => (pressed = (target as Element).closest('a'));
  document.addEventListener('click', note, { capture: true });
  // Whoever leaves the site, and comes back to this page by Back, no longer waits for a link. After a
  // step through the history the address bar already has the other page's address.
  window.addEventListener('pagehide', () => {
    endLeaving();
    if (inBar === shown) dropChoice();
  });
  return () => {
    guards = true;
    const go = window.___navigate;
    const { hovering } = window.___loader;
    shown = inBar = pathAndQuery(window.location);

    const navigation = window.navigation as Navigation | undefined;
    navigation?.addEventListener('currententrychange', (change) => {
      if (change.navigationType === 'traverse' && inBar === shown) shownEntry = change.from;
    });
    // The visitor has stopped the browser, or it has saved a file instead of opening a document.
    navigation?.addEventListener('navigateerror', () => {
      if (endLeaving()) tell(undefined);
    });
    // A tap hovers just before it presses, so this comes in a task of its own, after the press.
    window.___loader.hovering = (address) => {
      setTimeout(() => {
        void loadFade();
        if (navigator.onLine) hovering(address);
      });
    };
    window.___navigate = (...args) => followLink(go, ...args);
  };
}

/**
 * Focuses the page. If the link was in a menu, the page stays inert for a frame or two more, so
 * this tries again for up to 20 frames.
 */
function focusMain(patience = 20) {
  const main = document.getElementById('main');
  if (main?.hasAttribute('inert') && patience) requestAnimationFrame(() => focusMain(patience - 1));
  else main?.focus({ preventScroll: true });
}
