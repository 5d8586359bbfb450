// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { Failure } from '../lib/cli.mjs';
import { headersFor, parseHeaders } from './headers-file.mjs';
import { pagesOf } from '../lib/files.mjs';

/**
 * A server that treats a built site as its host would: the headers of its `_headers`, the
 * precompressed files, 404.html for what is not there, one address per page. It knows the files of
 * this moment: start it anew after a build.
 * @param {string} dir the built site
 * @returns {Promise<import('node:http').Server>} not listening yet
 * @throws {Failure} the folder holds no finished build
 */
export async function createSiteServer(dir) {
  if (!existsSync(join(dir, '_headers'))) {
    throw new Failure('There is no built site to serve: run "npm run build" first.');
  }
  const { default: sirv } = await import('sirv');
  const rules = parseHeaders(readFileSync(join(dir, '_headers'), 'utf8'));
  const files = sirv(dir, { etag: true, brotli: true, gzip: true, maxAge: 0 });
  const pages = new Set(pagesOf(dir));

  return createServer((req, res) => {
    // sirv does not expect a file to vanish; a build while we serve must not end the process.
    res.once('pipe', (file) => file.once('error', () => res.destroy()));
    // Ranges are optional, and sirv stumbles over inverted ones.
    delete req.headers.range;

    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.setHeader('Allow', 'GET, HEAD');
      return refuse(res, 405);
    }
    const [raw = '/', query] = (req.url ?? '/').split(/(?=\?)/);
    const path = decoded(raw);
    if (path === undefined) return refuse(res, 400);

    /** @param {string} address */
    const moved = (address) => {
      res.writeHead(301, { ...headersFor(rules, path), Location: address + (query ?? '') });
      res.end();
    };
    // Browsers take a backslash for a slash; two of them at the start would name another host.
    const tidy = raw.replace(/[/\\]{2,}/g, '/');
    if (tidy !== raw && raw.startsWith('/')) return moved(tidy.replace(/(?<=.)\/$/, ''));

    const bare = path.replace(/(?<=.)\/$/, '');
    if (bare !== path && pages.has(bare)) return moved(encodeURI(bare));
    if (bare !== path || /^\/(_headers|404(\.html|\/.*)?)$/.test(path)) return notFound(req, res);
    for (const [name, value] of Object.entries(headersFor(rules, path))) res.setHeader(name, value);
    files(req, res, () => notFound(req, res));
  });

  /**
   * @param {import('node:http').IncomingMessage} req
   * @param {import('node:http').ServerResponse} res
   */
  function notFound(req, res) {
    // The page's own headers: a missing file must not be kept for a year because of where it is not.
    res.getHeaderNames().forEach((name) => res.removeHeader(name));
    for (const [name, value] of Object.entries(headersFor(rules, '/404.html'))) {
      res.setHeader(name, value);
    }
    const writeHead = res.writeHead.bind(res);
    res.writeHead = /** @type {any} */ (
      (/** @type {number} */ _code, /** @type {any} */ headers) => writeHead(404, headers)
    );
    delete req.headers['if-none-match'];
    req.url = '/404.html';
    files(req, res, () => refuse(res, 404));
  }

  /**
   * @param {import('node:http').ServerResponse} res
   * @param {400 | 404 | 405} code
   */
  function refuse(res, code) {
    const text = { 400: 'Bad request', 404: 'Not found', 405: 'Method not allowed' }[code];
    res.writeHead(code, {
      ...headersFor(rules, '/404.html'),
      'Content-Type': 'text/plain; charset=utf-8',
    });
    res.end(`${text}\n`);
  }
}

/**
 * @param {string} path
 * @returns {string | undefined} undefined when it cannot be read
 */
function decoded(path) {
  try {
    return decodeURI(path);
  } catch {
    return undefined;
  }
}
