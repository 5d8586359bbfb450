/** @jest-environment jsdom */
import { askForRightPage } from './askForRightPage';

/** The pages of the server, by the names of Gatsby's data files. The home page's is "index". */
const data: Record<string, string> = {
  '/': '/',
  '/index': '/',
  '/blog': '/blog',
  '/café': '/café',
};

/**
 * Acts like Gatsby's loader: it decodes the address, looks for data by that, and falls back to the
 * 404's.
 */
const read = (address: string) => {
  const path = decodeURIComponent(address.split('?')[0]!).replace(/(.)\/$/, '$1');
  return { page: { path: data[path] ?? '/404.html', webpackCompilationHash: 'a' } };
};
const loadPage = jest.fn(async (address: string) => read(address));
const loadPageSync = jest.fn(read);
const hovering = jest.fn();

function startAt(address: string, pagePath: string | undefined) {
  window.history.replaceState(null, '', address);
  window.pagePath = pagePath;
  window.___loader = { loadPage, loadPageSync, hovering };
  askForRightPage();
}

/** The page that the loader gives for an address; both ways of asking must agree. */
async function pageAt(address: string) {
  const path = (await window.___loader.loadPage(address))?.page?.path;
  expect(window.___loader.loadPageSync(address)?.page?.path).toBe(path);
  return path;
}

test.each([
  ['/', '/'],
  ['/blog', '/blog'],
  ['/blog/', '/blog'],
  ['/blog?utm_source=%', '/blog'],
  ['/caf%C3%A9', '/café'],
  ['/nope', '/404.html'],
  // The router spells /blog%3Fx like this.
  ['/blog%253Fx', '/404.html'],
  ['/blog%3Fx', '/404.html'],
  ['/blog%2F', '/404.html'],
  ['/blog%0A', '/404.html'],
  ['/blog%20', '/404.html'],
  ['/100%25', '/404.html'],
  ['/%', '/404.html'],
  ['/index', '/404.html'],
  ['/index/', '/404.html'],
])('%s is the page %s', async (address, path) => {
  startAt('/', '/');
  expect(await pageAt(address)).toBe(path);
});

test('an address the server has called unknown stays so, the page Gatsby would have for it or not', async () => {
  startAt('/blog?a', '/404.html');
  expect(await pageAt('/blog')).toBe('/404.html');
  expect(await pageAt('/')).toBe('/');
});

test('a page that could not be loaded is handed on', async () => {
  startAt('/', '/');
  loadPage.mockResolvedValueOnce({ status: 'error' } as never);
  expect(await window.___loader.loadPage('/blog')).toEqual({ status: 'error' });
});

test('while developing, the loader is left alone', () => {
  startAt('/', undefined);
  expect(window.___loader).toEqual({ loadPage, loadPageSync, hovering });
});
