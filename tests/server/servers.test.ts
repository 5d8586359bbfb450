import { once } from 'node:events';
import fs, { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage, type OutgoingHttpHeaders, type Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { listen } from '../../scripts/lib/port.mjs';
import { precompress } from '../../scripts/serve/precompress';
import { createCatalogueServer, createSiteServer } from '../../scripts/serve/servers';

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
  'static/film.txt': LONG.repeat(4000),
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
  for (const accepted of ['br', 'gzip;q=0.5, br ; q=1.0', 'br;q=0.001']) {
    const { headers, body } = await ask(path, { 'accept-encoding': accepted });
    expect([headers['content-encoding'], headers.vary]).toEqual(['br', 'Accept-Encoding']);
    expect(brotliDecompressSync(body)).toEqual(plain.body);
  }
  const { headers } = await ask(path, { 'accept-encoding': 'br;q=0, gzip, deflate' });
  expect(headers['content-encoding']).toBe('gzip');
  for (const refused of ['br;q=0', 'gzip; q=0.000,br;q=0.0', 'abracadabra', 'identity', ''])
    expect((await ask(path, { 'accept-encoding': refused })).body).toEqual(plain.body);
  // Not what is too small, even if an older build has left it compressed.
  expect((await ask('/', { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined();
});

test.each([
  ...['/nothing', '/static/nothing.js', '/static/app.js/', '/_headers', '/%5Fheaders'],
  ...['/.built-from', '/static/app.js.br', '/static/app.js.gz', '/404.html.br', '/404%2Ehtml'],
  ...['/404', '/404/', '/404.html', '/404/index', '/404/index.html', '/index/'],
  ...['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/..\\secret.txt', '/%00'],
  ...['/static/../../secret.txt', '/%252e%252e/secret.txt', '/..%5csecret.txt', '/..;/secret.txt'],
  ...['/beats%0d%0aX-Planted:%20yes', 'http://waxline.example/../secret.txt', '*'],
])('answers %s by the 404 page, not to be kept', async (path) => {
  const { status, headers, body } = await ask(path);
  expect([status, headers['cache-control'], headers['x-all']]).toEqual([404, 'no-cache', 'yes']);
  expect(headers['x-planted']).toBeUndefined();
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
  ['/beats///?a', '/beats?a'],
  ['//beats?sort=new?', '/beats?sort=new?'],
  ['///', '/'],
  ['/static//app.js', '/static/app.js'],
  ['//nothing%2F//here//', '/nothing%2F/here'],
  ['/\\beats', '/beats'],
  ['//waxline.evil/%2e%2e', '/waxline.evil/%2e%2e'],
  ['/BEATS', '/beats'],
  ['/Beats/?sort=NEW', '/beats?sort=NEW'],
  ['/%42eats', '/beats'],
  ['/index', '/'],
  ['/index.html?a', '/?a'],
  ['/beats/Index.html', '/beats'],
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
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
});

test.each(['0-3', '9-2', '-1', '0-0,2-3', '99999999-', 'x-y', '-'])(
  'sends the whole file to who asks for the range %s',
  async (range) => {
    const { status, body } = await ask('/static/app.js', { range: `bytes=${range}` });
    expect([status, String(body)]).toEqual([200, LONG]);
  },
);

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

test('survives a file that went away', async () => {
  rmSync(join(site, 'gone.txt'));
  await expect(ask('/gone.txt')).rejects.toThrow();
  expect((await ask('/')).status).toBe(200);
});

describe('a client that sends raw bytes', () => {
  const open = () => connect(Number(new URL(address).port)).on('error', () => {});
  /** The status lines of what comes back until the server hangs up. */
  const say = async (bytes: string | Buffer) => {
    const socket = open();
    socket.write(bytes);
    return String(await buffer(socket)).match(/HTTP\/1\.1 \d+/g);
  };
  const head = 'Host: localhost\r\nConnection: close\r\n';

  test.each([
    ['no request', 'hello\r\n\r\n', 400],
    ['no path', `GET HTTP/1.1\r\n${head}\r\n`, 400],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['a null byte', `GET /\0 HTTP/1.1\r\n${head}\r\n`, 400],
    ['a blank in the path', `GET /a b HTTP/1.1\r\n${head}\r\n`, 400],
    ['a header without a colon', `GET / HTTP/1.1\r\n${head}planted\r\n\r\n`, 400],
    ['a length that is none', `GET / HTTP/1.1\r\n${head}Content-Length: x\r\n\r\n`, 400],
    [
      'two ways to end a body',
      `POST / HTTP/1.1\r\n${head}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
    ],
    ['a greeting of TLS', Buffer.from('16030100a5010000a10303', 'hex'), 400],
    ['a path of 100 kB', `GET /${'a'.repeat(1e5)} HTTP/1.1\r\n${head}\r\n`, 431],
    ['5,000 headers', `GET / HTTP/1.1\r\n${head}${'Accept: text/html\r\n'.repeat(5000)}\r\n`, 431],
    ['a body nobody asked for', `GET / HTTP/1.1\r\n${head}Content-Length: 5\r\n\r\nwords`, 200],
    ['bytes beyond ASCII', Buffer.from(`GET /\xff\xfe HTTP/1.1\r\n${head}\r\n`, 'latin1'), 400],
    ['another host', `GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n`, 200],
  ])('with %s is answered', async (_what, bytes, status) => {
    expect(await say(bytes)).toEqual([`HTTP/1.1 ${status}`]);
    expect((await ask('/')).status).toBe(200);
  });

  test('gets the answers to two requests in one go in their order', async () => {
    const second = `GET /nothing HTTP/1.1\r\n${head}\r\n`;
    const answers = await say(`GET / HTTP/1.1\r\nHost: localhost\r\n\r\n${second}`);
    expect(answers).toEqual(['HTTP/1.1 200', 'HTTP/1.1 404']);
  });

  test('may come 500 times at once, and leave in the middle of a word', async () => {
    const half = Array.from({ length: 100 }, open);
    for (const socket of half) socket.write('GET /beats HT');
    const whole = Array.from({ length: 500 }, () => say(`GET /beats HTTP/1.1\r\n${head}\r\n`));
    for (const socket of half) socket.destroy();
    expect((await Promise.all(whole)).filter((lines) => lines?.[0] !== 'HTTP/1.1 200')).toEqual([]);
    expect((await ask('/')).status).toBe(200);
  });

  test('leaves no file open when it breaks a download off', async () => {
    const files = jest.spyOn(fs, 'createReadStream');
    const downloads = Array.from({ length: 100 }, async () => {
      const socket = open();
      socket.write('GET /static/film.txt HTTP/1.1\r\nHost: localhost\r\n\r\n');
      await once(socket, 'data');
      socket.destroy();
    });
    await Promise.all(downloads);
    const opened = files.mock.results.map(({ value }) => value as fs.ReadStream);
    expect(opened).toHaveLength(100);
    for (const file of opened) if (!file.closed) await once(file, 'close');
    files.mockRestore();
  });
});

test('says what to do when there is no build', () => {
  expect(() => createSiteServer(folder)).toThrow('npm run build');
  expect(() => createCatalogueServer(folder)).toThrow('npm run build-storybook');
});
