import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage, type OutgoingHttpHeaders, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { listen } from '../lib/port.mjs';
import { precompress } from './precompress';
import { createCatalogueServer, createSiteServer } from './servers';

const LONG = 'words '.repeat(400);
const folder = mkdtempSync(join(tmpdir(), 'waxline-'));
const site = join(folder, 'public');
let server: Server;
let address: string;

const rules = ['/*\n  X-All: yes', '/static/*\n  Cache-Control: immutable'];
const files = {
  'index.html': 'home',
  'index.html.br': 'of an older build',
  'beats/index.html': `beats ${LONG}`,
  '404.html': `lost ${LONG}`,
  '404/index.html': `lost ${LONG}`,
  'static/app.js': LONG,
  'gone.txt': 'x',
  '.built-from': 'secret',
  '../secret.txt': 'secret',
  _headers: [...rules, '/404.html\n  Cache-Control: no-cache\n'].join('\n\n'),
};

beforeAll(async () => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(site, file)), { recursive: true });
    writeFileSync(join(site, file), text);
  }
  await precompress(site);
  server = createSiteServer(site);
  address = await listen(server, 0);
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** fetch would tidy the path up before it is sent, and unpack what comes. */
async function ask(path: string, headers: OutgoingHttpHeaders = {}, method = 'GET') {
  const { port } = new URL(address);
  const asked = request({ port, path, method, headers, agent: false }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
}

test('sends pages and files with the headers of _headers', async () => {
  const home = await ask('/');
  expect([home.status, String(home.body), home.headers['x-all']]).toEqual([200, 'home', 'yes']);
  // What no rule names is asked for anew.
  expect(home.headers['cache-control']).toBe('public,max-age=0,must-revalidate');
  const { headers } = await ask('/static/app.js');
  expect(headers['cache-control']).toBe('immutable');
  const again = await ask('/static/app.js', { 'if-none-match': headers.etag });
  expect([again.status, again.headers['cache-control']]).toEqual([304, 'immutable']);
});

test.each(['/static/app.js', '/nothing'])('sends %s compressed to who takes it', async (path) => {
  const plain = await ask(path);
  const { headers, body } = await ask(path, { 'accept-encoding': 'br' });
  expect([headers['content-encoding'], headers.vary]).toEqual(['br', 'Accept-Encoding']);
  expect(brotliDecompressSync(body)).toEqual(plain.body);
  // Not what is too small, even if an older build has left it compressed.
  expect((await ask('/', { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined();
});

test.each([
  ...['/nothing', '/static/nothing.js', '/static/app.js/', '/_headers', '/.built-from'],
  ...['/404', '/404/', '/404.html', '/404/index', '/404/index.html'],
  ...['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/..\\secret.txt', '/%00'],
])('answers %s by the 404 page, not to be kept', async (path) => {
  const { status, headers, body } = await ask(path);
  expect([status, headers['cache-control'], headers['x-all']]).toEqual([404, 'no-cache', 'yes']);
  expect(String(body)).toMatch(/^lost/);
  // It is never "unchanged".
  expect((await ask(path, { 'if-none-match': headers.etag })).status).toBe(404);
});

test.each(['/%', '/%zz', '/%E0%A4%A', '/%/'])('calls %s a bad request', async (path) => {
  expect((await ask(path)).status).toBe(400);
});

test.each([
  ['/beats/?sort=new', '/beats?sort=new'],
  ['/beats//', '/beats'],
  ['//beats?sort=new?', '/beats?sort=new?'],
  ['///', '/'],
  ['/static//app.js', '/static/app.js'],
  ['//nothing%2F//here//', '/nothing%2F/here'],
  ['/\\beats', '/beats'],
])('gives a page one address: sends %s to %s', async (path, location) => {
  const { status, headers } = await ask(path);
  expect([status, headers.location]).toEqual([301, location]);
});

test('takes GET and HEAD, and no other method', async () => {
  expect((await ask('/nothing', {}, 'HEAD')).status).toBe(404);
  const { status, headers } = await ask('/', {}, 'POST');
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
});

test('survives a wrong range, and a file that went away', async () => {
  expect((await ask('/static/app.js', { range: 'bytes=9-2' })).status).toBe(200);
  rmSync(join(site, 'gone.txt'));
  await expect(ask('/gone.txt')).rejects.toThrow();
  expect((await ask('/')).status).toBe(200);
});

test('says what to do when there is no build', () => {
  expect(() => createSiteServer(folder)).toThrow('npm run build');
  expect(() => createCatalogueServer(folder)).toThrow('npm run build-storybook');
});
