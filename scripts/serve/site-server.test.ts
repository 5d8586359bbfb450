import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { IncomingHttpHeaders, OutgoingHttpHeaders, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { precompress } from './precompress.mjs';
import { createSiteServer } from './site-server.mjs';

const LONG = 'words '.repeat(400);
let folder: string;
let server: Server;

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'waxline-'));
  const dir = join(folder, 'public');
  const write = (file: string, text: string) => {
    mkdirSync(join(dir, file, '..'), { recursive: true });
    writeFileSync(join(dir, file), text);
  };
  write('index.html', 'home');
  write('beats/index.html', `beats ${LONG}`);
  write('404.html', `lost ${LONG}`);
  write('404/index.html', `lost ${LONG}`);
  write('static/app.js', LONG);
  write('.built-from', 'secret');
  write(
    '_headers',
    '/*\n  X-All: yes\n/static/*\n  Cache-Control: immutable\n  X-Static: yes\n/404.html\n  Cache-Control: no-cache\n',
  );
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  await precompress(dir);
  server = await createSiteServer(dir);
  await new Promise<void>((done) => server.listen(0, done));
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});

/** fetch would tidy the path up before it is sent. */
function ask(
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: OutgoingHttpHeaders } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ port: (server.address() as AddressInfo).port, path, method, headers }, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk) => chunks.push(chunk));
      res.on('end', () =>
        resolve({ status: res.statusCode, headers: res.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

test('sends pages and files with the headers of _headers', async () => {
  const home = await ask('/');
  expect([home.status, String(home.body), home.headers['x-all']]).toEqual([200, 'home', 'yes']);
  expect((await ask('/static/app.js')).headers['cache-control']).toBe('immutable');
});

test('has what no rule names asked for anew', async () => {
  expect((await ask('/')).headers['cache-control']).toBe('public,max-age=0,must-revalidate');
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('sends the %s file to who takes it', async (encoding, unpack) => {
  const { headers, body } = await ask('/static/app.js', {
    headers: { 'accept-encoding': encoding },
  });
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers.vary).toBe('Accept-Encoding');
  expect(String(unpack(body))).toBe(LONG);
});

test.each([
  '/nothing',
  '/static/nothing.js',
  '/404',
  '/404/',
  '/404.html',
  '/404/index',
  '/404/index.html',
  '/_headers',
  '/.built-from',
  '/static/app.js/',
])('answers %s by the 404 page, not to be kept', async (path) => {
  const { status, headers, body } = await ask(path);
  expect(status).toBe(404);
  expect(String(body)).toMatch(/^lost/);
  expect(headers['cache-control']).toBe('no-cache');
  expect([headers['x-all'], headers['x-static']]).toEqual(['yes', undefined]);
});

test('compresses the 404 page too, and never calls it unchanged', async () => {
  const { headers } = await ask('/nothing', { headers: { 'accept-encoding': 'br' } });
  expect(headers['content-encoding']).toBe('br');
  const again = await ask('/nothing', {
    headers: { 'accept-encoding': 'br', 'if-none-match': headers.etag },
  });
  expect([again.status, again.headers['content-length']]).toEqual([404, headers['content-length']]);
});

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/static/../../secret.txt',
  '/..\\secret.txt',
  '/%00',
])('lets nobody out by %s', async (path) => {
  const { status, body } = await ask(path);
  expect(status).toBe(404);
  expect(String(body)).not.toContain('secret');
});

test.each(['/%', '/%zz', '/%E0%A4%A', '/%/'])('calls %s a bad request', async (path) => {
  expect((await ask(path)).status).toBe(400);
});

test('gives a page one address', async () => {
  const { status, headers } = await ask('/beats/?sort=new');
  expect([status, headers.location]).toEqual([301, '/beats?sort=new']);
  expect((await ask('/beats')).status).toBe(200);
});

test.each([
  ['/beats//', '/beats'],
  ['//beats?sort=new', '/beats?sort=new'],
  ['///', '/'],
  ['/static//app.js', '/static/app.js'],
  ['//nothing%2F//here//', '/nothing%2F/here'],
  ['/\\beats', '/beats'],
])('sends %s, whose slashes are doubled, to %s', async (path, location) => {
  const { status, headers } = await ask(path);
  expect([status, headers.location]).toEqual([301, location]);
});

test.each(['/', '/beats', '/nothing', '/static/app.js'])(
  'answers HEAD for %s as GET, without the body',
  async (path) => {
    const get = await ask(path);
    const head = await ask(path, { method: 'HEAD' });
    expect(head.status).toBe(get.status);
    expect(head.headers['content-length']).toBe(String(get.body.length));
    expect(head.body).toHaveLength(0);
  },
);

test('takes no other method', async () => {
  const { status, headers } = await ask('/', { method: 'POST' });
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
});

test('says when nothing changed, with the same headers', async () => {
  const { headers } = await ask('/static/app.js');
  const again = await ask('/static/app.js', { headers: { 'if-none-match': headers.etag } });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  expect(again.headers['cache-control']).toBe('immutable');
});

test.each(['bytes=9-2', 'bytes=999999-', 'nonsense'])('survives the range %s', async (range) => {
  const { status, body } = await ask('/static/app.js', { headers: { range } });
  expect([status, body.length]).toEqual([200, LONG.length]);
});

test('survives a file that went away', async () => {
  writeFileSync(join(folder, 'public', 'gone.txt'), 'x');
  const other = await createSiteServer(join(folder, 'public'));
  rmSync(join(folder, 'public', 'gone.txt'));
  await new Promise<void>((done) => other.listen(0, done));
  const { port } = other.address() as AddressInfo;
  await expect(fetch(`http://localhost:${port}/gone.txt`)).rejects.toThrow();
  expect((await fetch(`http://localhost:${port}/`)).status).toBe(200);
  other.closeAllConnections();
  await new Promise((done) => other.close(done));
});

test('says what to do when there is no build', async () => {
  await expect(createSiteServer(join(folder, 'none'))).rejects.toThrow('npm run build');
});
