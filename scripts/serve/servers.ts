import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { Failure } from '../lib/cli.mjs';
import { checkSite, pagesOf } from '../lib/files';
import { listen } from '../lib/port.mjs';
import { mainCatalogue } from './mainCatalogue';
import { headersFor, readHeaders } from './headers';
import { sendFiles } from './sendFiles';

/** The types of files that sirv does not know, or not with their characters. */
const types: Record<string, string> = {
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
};

/**
 * A server that treats a built site as its host would: with the headers of its `_headers`, the
 * precompressed files, 404.html for unknown paths, and one address for each page. It reads the list
 * of files once, so start it again after a build.
 */
export function createSiteServer(dir: string) {
  checkSite(dir);
  const rules = readHeaders(dir);
  const files = sendFiles(dir, {
    brotli: true,
    gzip: true,
    maxAge: 0,
    setHeaders: (res, path) => {
      const type = types[extname(path)];
      if (type) res.setHeader('Content-Type', type);
    },
  });
  const pages = new Set(pagesOf(dir));

  return createServer((req, res) => {
    const lost = headersFor(rules, '/404.html');
    const say = (code: number, text: string, headers = {}) => {
      const type = 'text/plain; charset=utf-8';
      res.writeHead(code, { ...lost, 'Content-Type': type, ...headers }).end(`${text}\n`);
    };
    const notFound = () => {
      // The answer gets the 404 page's headers, so that a missing file is not cached for a year
      // because of its path.
      for (const [name, value] of Object.entries(lost)) res.setHeader(name, value);
      const writeHead = res.writeHead.bind(res);
      res.writeHead = (_: number, ...headers: unknown[]) => writeHead(404, ...(headers as []));
      delete req.headers['if-none-match'];
      req.url = '/404.html';
      files(req, res, () => say(404, 'Not found'));
    };

    if (req.method !== 'GET' && req.method !== 'HEAD')
      return say(405, 'Method not allowed', { Allow: 'GET, HEAD' });
    // No browser sends a fragment, and sirv would look for what stands before it.
    if (req.url?.includes('#')) return say(400, 'Bad request');
    const [, raw = '', query = ''] = /^([^?]*)(.*)$/s.exec(req.url ?? '') ?? [];
    const move = (address: string) => say(301, 'Moved', { Location: address + query });
    let path;
    try {
      path = decodeURI(raw);
    } catch {
      return say(400, 'Bad request');
    }
    // Browsers read a backslash as a slash, and two at the start of a path would name another host.
    const tidy = raw.replace(/[/\\]{2,}/g, '/');
    if (tidy !== raw && raw.startsWith('/')) return move(tidy.replace(/(?<=.)\/$/, ''));
    const page = path.replace(/\/index(\.html)?$|\.html$|(?<=.)\/$/i, '').toLowerCase() || '/';
    if (page !== path && pages.has(page)) return move(encodeURI(page));
    if (/.\/$|\.(br|gz)$|^\/(_headers|nginx\.conf|404(\.html|\/.*)?)$/.test(path))
      return notFound();
    for (const [name, value] of Object.entries(headersFor(rules, path))) res.setHeader(name, value);
    files(req, res, notFound);
  });
}

/** A server for a built catalogue, with the last review's base, if there is one, at `/main`. */
export function createCatalogueServer(folder = 'storybook-static', root = '.') {
  if (!existsSync(join(folder, 'index.json'))) {
    throw new Failure('There is no built catalogue: run "npm run build-storybook" first.');
  }
  const files = sendFiles(folder, {
    // The catalogue may be built anew meanwhile, so sirv looks at the disk for each request.
    dev: true,
    // Pages and JSON keep their names from build to build, so browsers have to ask again.
    setHeaders: (res, path) => {
      const keepsName = /\/$|\.(html|json)$/.test(path);
      res.setHeader('Cache-Control', keepsName ? 'no-cache' : 'public,max-age=3600');
    },
  });
  const base = mainCatalogue(root);
  return createServer((req, res) => {
    const [, rest] = /^\/main(\/.*)/.exec(req.url ?? '') ?? [];
    if (!rest) return files(req, res);
    req.url = rest;
    base(req, res, () => res.writeHead(404).end());
  });
}

async function open(server: Server) {
  const address = await listen(server, 0);
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { address, close };
}

/** Serves a built site to our own programs. */
export const openSite = (dir: string) => open(createSiteServer(dir));

/** Serves a built catalogue to our own programs. */
export async function openCatalogue(folder = 'storybook-static') {
  const opened = await open(createCatalogueServer(folder));
  return { ...opened, index: JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) };
}
