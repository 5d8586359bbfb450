import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { createCatalogueServer, createSiteServer } from '../../scripts/serve/servers';
import { ask, isNginx, LONG, site, testOurs } from './host';

test('sends pages and files with the headers of _headers', async () => {
  const home = await ask('/');
  expect([home.status, String(home.body), home.headers['x-all']]).toEqual([200, 'home', 'yes']);
  // The caching of files that no rule names: browsers ask again each time.
  const anew = isNginx ? 'no-cache' : 'public,max-age=0,must-revalidate';
  expect(home.headers['cache-control']).toBe(anew);
  const { headers } = await ask('/static/app.js');
  expect(headers['cache-control']).toBe('immutable');
  const again = await ask('/static/app.js', { 'if-none-match': headers.etag });
  expect([again.status, again.headers['cache-control']]).toEqual([304, 'immutable']);
});

test.each(['/static/app.js', '/nothing'])(
  'sends %s compressed to clients that take it',
  async (path) => {
    const plain = await ask(path);
    for (const accepted of ['br', 'gzip;q=0.5, br ; q=1.0', 'br;q=0.001']) {
      const { headers, body } = await ask(path, { 'accept-encoding': accepted });
      expect([headers['content-encoding'], headers.vary]).toEqual(['br', 'Accept-Encoding']);
      expect(brotliDecompressSync(body)).toEqual(plain.body);
    }
    const { headers } = await ask(path, { 'accept-encoding': 'br;q=0, gzip, deflate' });
    expect(headers['content-encoding']).toBe('gzip');
    for (const refused of ['br;q=0', 'gzip; q=0.000,br;q=0.0', 'abracadabra', 'identity', ''])
      expect((await ask(path, { 'accept-encoding': refused })).body).toEqual(plain.body);
    // Files that are too small are sent uncompressed, even if an older build has left compressed
    // ones.
    expect(
      (await ask('/', { 'accept-encoding': 'br' })).headers['content-encoding'],
    ).toBeUndefined();
  },
);

/** Paths that nginx answers as bad requests. */
const improper = [
  ...['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/static/../../secret.txt'],
  ...['http://waxline.example/../secret.txt', '*', '/%00'],
];

test.each([
  ...['/nothing', '/static/nothing.js', '/static/app.js/', '/_headers', '/%5Fheaders'],
  ...[
    '/nginx.conf',
    '/.built-from',
    '/static/app.js.br',
    '/static/app.js.gz',
    '/404.html.br',
    '/404%2Ehtml',
  ],
  ...['/404', '/404/', '/404.html', '/404/index', '/404/index.html', '/index/'],
  ...['/..\\secret.txt', '/%252e%252e/secret.txt', '/..%5csecret.txt', '/..;/secret.txt'],
  ...['/beats%0d%0aX-Planted:%20yes', ...(isNginx ? [] : improper)],
])('answers %s by the 404 page, not to be kept', async (path) => {
  const { status, headers, body } = await ask(path);
  expect([status, headers['cache-control'], headers['x-all']]).toEqual([404, 'no-cache', 'yes']);
  expect(headers['x-planted']).toBeUndefined();
  expect(String(body)).toMatch(/^lost/);
  // The answer is never 304.
  const again = await ask(path, { 'if-none-match': headers.etag });
  expect([again.status, String(again.body)]).toEqual([404, String(body)]);
});

test.each(['/%', '/%zz', '/%E0%A4%A', '/%/', ...(isNginx ? improper : [])])(
  'calls %s a bad request',
  async (path) => {
    expect((await ask(path)).status).toBe(400);
  },
);

test.each([
  ['/beats/?sort=new', '/beats?sort=new'],
  ['/beats//', '/beats'],
  ['/beats///?a', '/beats?a'],
  ['//beats?sort=new?', '/beats?sort=new?'],
  ['///', '/'],
  ['/static//app.js', '/static/app.js'],
  // nginx finds no file by an escaped slash, nor by a backslash.
  ...(isNginx
    ? []
    : [
        ['//nothing%2F//here//', '/nothing%2F/here'],
        ['/\\beats', '/beats'],
      ]),
  ['//waxline.evil/%2e%2e', '/waxline.evil/%2e%2e'],
  ['/BEATS', '/beats'],
  ['/Beats/?sort=NEW', '/beats?sort=NEW'],
  ['/%42eats', '/beats'],
  ['/index', '/'],
  ['/index.html?a', '/?a'],
  ['/beats/Index.html', '/beats'],
  ['/Beats.html?a', '/beats?a'],
])('gives a page one address: sends %s to %s', async (path, location) => {
  const { status, headers } = await ask(path);
  expect([status, headers.location]).toEqual([301, location]);
  expect((await ask(path, {}, 'HEAD')).headers.location).toBe(location);
});

test.each(['/', '/beats', '/static/app.js', '/nothing', '/beats/', '/%'])(
  'answers HEAD of %s as GET, without a body',
  async (path) => {
    const asked = { 'accept-encoding': 'br' };
    const [get, head] = [await ask(path, asked), await ask(path, asked, 'HEAD')];
    expect([head.status, head.body.length]).toEqual([get.status, 0]);
    for (const name of ['content-type', 'content-length', 'content-encoding', 'etag', 'location'])
      expect([name, head.headers[name]]).toEqual([name, get.headers[name]]);
  },
);

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])('takes no %s', async (method) => {
  const { status, headers } = await ask('/', {}, method);
  expect(status).toBe(405);
  // nginx does not know TRACE on any path.
  if (!isNginx || method !== 'TRACE') expect(headers.allow).toBe('GET, HEAD');
});

test.each([
  ['0-3', 206],
  ['-1', 206],
  ['0-0,2-3', 206],
  ['9-2', 416],
  ['99999999-', 416],
  ['x-y', 416],
  ['-', 416],
])('takes the range %s as it may: for the part, or for the whole', async (range, ofNginx) => {
  const { status, headers, body } = await ask('/static/app.js', { range: `bytes=${range}` });
  expect(status).toBe(isNginx ? ofNginx : 200);
  // Neither answer may be cached as the file. With a 416, nginx sends the header twice.
  if (isNginx) expect(headers['cache-control']).toMatch(/^no-cache(, no-cache)?$/);
  else expect(String(body)).toBe(LONG);
  if (status === 206 && range === '0-3') expect(String(body)).toBe('word');
});

test('sends again what differs from what the visitor has, and only that', async () => {
  const { headers } = await ask('/beats');
  expect((await ask('/beats', { 'if-none-match': headers.etag })).status).toBe(304);
  for (const header of [
    { 'if-none-match': 'W/"other"' },
    { 'if-none-match': `${headers.etag}x` },
    { 'if-modified-since': 'never' },
  ])
    expect((await ask('/beats', header)).status).toBe(200);
});

testOurs('survives a file that went away', async () => {
  rmSync(join(site, 'gone.txt'));
  await expect(ask('/gone.txt')).rejects.toThrow();
  expect((await ask('/')).status).toBe(200);
});

test('says what to do when there is no build', () => {
  expect(() => createSiteServer(dirname(site))).toThrow('npm run build');
  expect(() => createCatalogueServer(dirname(site))).toThrow('npm run build-storybook');
});
