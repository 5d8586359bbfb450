import { notFoundPath } from './gatsbyWindow';

/** The path of an address, spelled as pages spell theirs; undefined where it cannot be decoded. */
function pathOf(address: string): string | undefined {
  try {
    return decodeURI(address.split('?')[0]!).replace(/(.)\/$/, '$1');
  } catch {
    return undefined;
  }
}

/**
 * Makes Gatsby's loader return, for every address, the page that the server sends for it. By itself
 * the loader decodes addresses in two ways that do not agree (it finds no page at all for
 * `/blog%3Fx`), and takes the names of its own data files for pages (`/index`). In both cases React
 * would replace the HTML with nothing.
 */
export function askForRightPage(): void {
  // `gatsby develop` sends no HTML to compare with, and has its own page for unknown addresses.
  if (window.pagePath === undefined) return;
  const { loadPage, loadPageSync } = window.___loader;
  // If the HTML is that of the 404 page, the server does not know the current address.
  const unknown = window.pagePath === notFoundPath && pathOf(window.location.pathname);

  const known = (address: string) =>
    [undefined, unknown].includes(pathOf(address)) ? notFoundPath : address;
  /** False if the loader has found another page's data under this address. */
  const isRight = (address: string, { path } = { path: notFoundPath }) =>
    path === notFoundPath || pathOf(path) === pathOf(address);

  window.___loader.loadPage = async (address) => {
    const found = await loadPage(known(address));
    return isRight(address, found?.page) ? found : loadPage(notFoundPath);
  };
  window.___loader.loadPageSync = (address, options) => {
    const found = loadPageSync(known(address), options);
    return isRight(address, found?.page) ? found : loadPageSync(notFoundPath, options);
  };
}
