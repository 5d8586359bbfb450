import { loadFade } from '../shell/fade';
import type { LayoutProps } from '../shell/Layout';
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
 * the visitor stays on this page, and is told.
 */
export function guardNavigation(): void {
  const go = window.___navigate;
  const { hovering } = window.___loader;
  let shown = pathAndQuery(window.location);

  window.___loader.hovering = (address) => {
    void loadFade();
    hovering(address);
  };

  window.addEventListener('popstate', () => {
    const address = pathAndQuery(window.location);
    // Another fragment of the same page: a page that is being loaded is still wanted.
    if (address === shown) return;
    shown = address;
    const isNewest = choose();
    void load(address).then(() => isNewest() && tell(undefined));
  });

  window.___navigate = async (to, options) => {
    if (typeof to === 'number') return go(to, options);
    const url = new URL(to, window.location.origin);
    const address = legibleAddress(url);
    if (url.hash && pathAndQuery(url) === shown) return go(address, options);

    const isNewest = choose();
    const found = await load(pathAndQuery(url));
    if (!isNewest()) return;
    if (canBeShown(found)) {
      const isShown = pathAndQuery(url) === shown;
      shown = pathAndQuery(url);
      tell(undefined);
      go(address, options);
      // The router scrolls up, and nothing is new: the link, far below now, would keep the focus (WCAG 2.4.7).
      if (isShown) focusMain();
    } else if (navigator.onLine) {
      tell(undefined);
      openDocument(address, options);
    } else {
      tell('offline');
    }
  };
}

/** A menu in which the link stood keeps the page out of reach for a frame or two more. */
function focusMain(patience = 20) {
  const main = document.getElementById('main');
  if (main?.hasAttribute('inert') && patience) requestAnimationFrame(() => focusMain(patience - 1));
  else main?.focus({ preventScroll: true });
}
