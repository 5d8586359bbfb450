import { notFoundPath } from './gatsbyWindow';

/** The path of an address as pages name theirs; undefined where no page can have such a path. */
function pathOf(address: string): string | undefined {
  try {
    const path = decodeURI(address.split('?')[0]!).replace(/(.)\/$/, '$1');
    // What is still escaped is a reserved character or a percent sign.
    return /[%\s]/.test(path) ? undefined : path;
  } catch {
    return undefined;
  }
}

/**
 * Makes Gatsby's loader give every address the page that the server has for it. By itself it decodes
 * addresses in two ways that do not agree (`/blog%3Fx` is then no page at all), and takes the names of
 * its own data files for pages (`/index`). Either way React would draw nothing over the HTML.
 */
export function askForRightPage(): void {
  // Of `gatsby develop`, which has no HTML to go by and a page of its own for what is not found.
  if (window.pagePath === undefined) return;
  const { loadPage, loadPageSync } = window.___loader;
  // The server has said so: the HTML is already the page for it.
  const unknown = window.pagePath === notFoundPath && pathOf(window.location.pathname);

  const known = (address: string) =>
    [undefined, unknown].includes(pathOf(address)) ? notFoundPath : address;
  /** Not another page's, whose data the loader has found under this address. */
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
