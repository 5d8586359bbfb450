import { loadFade } from '../../shell/page/fade';
import type { LayoutProps } from '../../shell/Layout';
import type { PageResources } from './gatsbyWindow';
import { legibleAddress } from './legibleAddress';
import { openDocument } from './openDocument';

/** Milliseconds after which a page that has not come is spoken of. */
const SLOW = 1000;
/** Milliseconds that a page which has come waits for its fade, if that is slower. */
const FADE_PATIENCE = 300;

type NextPage = LayoutProps['nextPage'];

let nextPage: NextPage;
let timer = 0;
/** Counts the visitor's choices: a page that arrives for any but the newest is no longer wanted. */
let newest = 0;
const listeners = new Set<() => void>();

function tell(next: NextPage) {
  window.clearTimeout(timer);
  if (next === nextPage) return;
  nextPage = next;
  listeners.forEach((listener) => listener());
}

/** What became of the page the visitor has asked for, until it is here. */
export const pageRequest = {
  get: () => nextPage,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** A new choice, which drops the one before. Tells whether it still is the newest. */
function choose(): () => boolean {
  const choice = ++newest;
  tell(undefined);
  timer = window.setTimeout(() => tell('loading'), SLOW);
  return () => choice === newest;
}

/** A page, if it can be loaded; never rejects. Its fade comes with it. */
async function load(address: string): Promise<PageResources | undefined> {
  const fade = loadFade();
  const found = await window.___loader.loadPage(address).catch(() => undefined);
  const patience = new Promise((done) => setTimeout(done, FADE_PATIENCE));
  await Promise.race([fade, patience]);
  return found;
}

/** Gatsby would open a new document for any other, and write its address into the history as well. */
const canBeShown = (found: PageResources | undefined) =>
  found?.page !== undefined &&
  found.status !== 'error' &&
  // Of another build: its scripts may be gone. `gatsby develop` has one only.
  (window.pagePath === undefined ||
    found.page.webpackCompilationHash === window.___webpackCompilationHash);

/** An address without its host and its fragment. */
export const pathAndQuery = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>) =>
  pathname + search;

/**
 * Stands between links and Gatsby's router. Gatsby goes to pages in the order in which they load, so
 * that of two links pressed in a row the slower one would win; here the newest choice wins. What
 * Gatsby cannot show is opened as a document, once, with its query and fragment; without a connection
 * the visitor stays on this page, and is told. Steps through the history alike.
 */
export function guardNavigation(): void {
  const go = window.___navigate;
  const { hovering } = window.___loader;
  /** The address of the page that is shown; another one is in the bar while a step through the history loads its page. */
  let shown = pathAndQuery(window.location);
  let inBar = shown;
  /** The step whose page that is. Browsers without the Navigation API don't tell: there a document is opened. */
  let left: NavigationHistoryEntry | undefined;

  (window.navigation as Navigation | undefined)?.addEventListener(
    'currententrychange',
    (change) => {
      if (change.navigationType === 'traverse' && inBar === shown) left = change.from;
    },
  );

  window.___loader.hovering = (address) => {
    void loadFade();
    hovering(address);
  };

  // Before the router hears of a step: it would show the page of an earlier one that comes later, and opens a document
  // for what it cannot load.
  window.addEventListener(
    'popstate',
    (event) => {
      const address = pathAndQuery(window.location);
      // Another fragment of the same page: a page that is being loaded is still wanted.
      if (address !== inBar) {
        inBar = address;
        const isNewest = choose();
        void load(address).then((found) => isNewest() && arrive(address, found));
      }
      if (address === shown || window.___loader.loadPageSync(address)) shown = address;
      else event.stopImmediatePropagation();
    },
    true,
  );

  /** The page of a step through the history is here, or will not come. */
  function arrive(address: string, found: PageResources | undefined) {
    if (address === shown || canBeShown(found)) {
      tell(undefined);
      if (address === shown) return;
      shown = address;
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
    } else if (navigator.onLine || !left) openDocument(address, { replace: true });
    else stay();
  }

  /** There is no connection: the visitor goes on where they are, and the address bar says so. */
  function stay() {
    if (inBar !== shown && left) {
      inBar = shown;
      window.history.go(left.index - window.navigation.currentEntry!.index);
    }
    tell('offline');
  }

  window.___navigate = async (to, options) => {
    if (typeof to === 'number') return go(to, options);
    const url = new URL(to, window.location.origin);
    const address = legibleAddress(url);
    const wanted = pathAndQuery(url);
    if (url.hash && wanted === inBar) return go(address, options);

    const isNewest = choose();
    const found = await load(wanted);
    if (!isNewest()) return;
    if (canBeShown(found)) {
      const isShown = wanted === shown;
      shown = inBar = wanted;
      tell(undefined);
      go(address, options);
      // The router scrolls up, and nothing is new: the link, far below now, would keep the focus (WCAG 2.4.7).
      if (isShown) focusMain();
    } else if (navigator.onLine) {
      tell(undefined);
      openDocument(address, options);
    } else stay();
  };
}

/** A menu in which the link stood keeps the page out of reach for a frame or two more. */
function focusMain(patience = 20) {
  const main = document.getElementById('main');
  if (main?.hasAttribute('inert') && patience) requestAnimationFrame(() => focusMain(patience - 1));
  else main?.focus({ preventScroll: true });
}
