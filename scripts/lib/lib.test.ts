import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beginBuild, isFresh } from './build';
import { readCount, readList, readOptions } from './cli.mjs';
import { findChromium } from './chromium';
import { writeIn } from './files';
import { patienceFor } from './patience.mjs';
import { bin, run } from './run.mjs';
import { checkPort, listen, readHost, readPort } from './port.mjs';

const options = (...args: string[]) => readOptions(args, ['port'], 'Usage: it', ['all']);
const count = (given: string) => readCount('number of visits', given, 'Usage: it');
const list = (given?: string) => readList('page', given, ['/', '/blog', '/shoes'], 'Usage: it');
const port = (asked?: string) => readPort(asked, 'Usage: it');
const host = (asked?: string) => readHost(asked, 'Usage: it');

afterEach(() => jest.restoreAllMocks());

test('a command line is read, with what is meant when nothing is said', () => {
  expect([options(), options('--port=80', '--all')]).toEqual([{}, { port: '80', all: true }]);
  expect([list('/shoes,/'), list()]).toEqual([
    ['/shoes', '/'],
    ['/', '/blog', '/shoes'],
  ]);
  const env = jest.replaceProperty(process, 'env', {});
  expect([port(), port('65535')]).toEqual([9000, 65535]);
  env.replaceValue({ PORT: '2' });
  expect(port()).toBe(2);
  expect([host(), host('::'), host('192.0.2.1')]).toEqual([undefined, '::', '192.0.2.1']);
});

test.each([
  ...['--prot=1', '--port', '80', '-p', '--all=1'].map((arg) => [() => options(arg), '.']),
  ...['/news', '/blog,', ''].map((given) => [() => list(given), 'There is no page "']),
  ...['', '0', '100', '1.5', '-1'].map((given) => [
    () => count(given),
    `"${given}" is no number of visits`,
  ]),
  ...['', 'x', '-1', '65536', '8.5', '1e3'].map((given) => [
    () => port(given),
    `"${given}" is not a port`,
  ]),
  ...['', 'x', 'localhost', '1.2.3'].map((given) => [
    () => host(given),
    `"${given}" is not an IP address`,
  ]),
] as [() => void, string][])(
  'a wrong one shows a sentence, the usage, and exits 2: %s',
  (read, said) => {
    const message = expect.stringMatching(new RegExp(`^${said}.*\nUsage: it$`));
    expect(read).toThrow(expect.objectContaining({ exitCode: 2, message }));
  },
);

test('the wait grows with the time that the work took, from 1 to 10 times', () => {
  expect([0, 250, 500, 1e6, Infinity].map(patienceFor)).toEqual([1, 1, 2, 10, 10]);
});

describe('a server', () => {
  const ours = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  /**
   * The addresses that `localhost` can mean on this machine. Browsers differ in which they try
   * first.
   */
  const loopback = ['127.0.0.1', '::1'].filter((own) => ours.some((it) => it.address === own));

  /** It stands in for a network's address, which may be missing. macOS does not have 127.0.0.2. */
  const elsewhere = process.platform !== 'darwin' && '127.0.0.2';

  const servers: Server[] = [];
  /** Starts a server that says "served", and returns the address that it is told to be at. */
  const start = async (host?: string) => {
    const server = createServer((socket) => socket.end('served'));
    servers.push(server);
    return new URL(await listen(server, 0, host));
  };
  const ask = (host: string, { port }: URL) =>
    text(connect(Number(port), host)).catch((error) => error.code);

  afterEach(async () => {
    for (const server of servers.splice(0)) await once(server.close(), 'close');
  });

  test('is at every address of localhost, and at no other', async () => {
    const address = await start();
    expect(address.hostname).toBe('localhost');
    for (const own of loopback) expect(await ask(own, address)).toBe('served');
    if (elsewhere) expect(await ask(elsewhere, address)).toBe('ECONNREFUSED');
  });

  test.each([
    ['0.0.0.0', 'localhost', 'served'],
    ['127.0.0.1', '127.0.0.1', 'ECONNREFUSED'],
  ])('told to listen at %s is at http://%s', async (host, name, answer) => {
    const address = await start(host);
    expect(address.hostname).toBe(name);
    expect(await ask('127.0.0.1', address)).toBe('served');
    if (elsewhere) expect(await ask(elsewhere, address)).toBe(answer);
  });

  test('told to listen where this machine is not says so', async () => {
    await expect(start('192.0.2.1')).rejects.toThrow('This machine is not at 192.0.2.1');
  });

  test.each(loopback)('whose port is in use at %s says so', async (own) => {
    const taken = Number((await start(own)).port);
    await expect(checkPort(taken)).rejects.toThrow(`Port ${taken} is in use`);
    await once(servers.pop()!.close(), 'close');
    await expect(checkPort(taken)).resolves.toMatch(`:${taken}`);
    // The first check has closed its server again.
    await expect(checkPort(taken)).resolves.toMatch(`:${taken}`);
  });
});

/** Windows has neither `sh` nor signals, and its `.bin` has no links. */
const testPosix = process.platform === 'win32' ? test.skip : test;

testPosix.each(['gatsby', 'jest', 'playwright', 'storybook', 'test-storybook', 'tsc', 'tsx'])(
  'the command of %s is the one that npm would run',
  (name) =>
    expect(realpathSync(bin(name)[1]!)).toBe(realpathSync(join('node_modules', '.bin', name))),
);

testPosix('a command that is stopped takes its descendants along', async () => {
  const script =
    "import('./scripts/lib/run.mjs').then(({ run }) => run(['sh', '-c', 'echo up; sleep 60 & wait']))";
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  // The process closes only when its last descendant lets go of the output.
  expect(await once(child, 'close')).toEqual([143, null]);
});

describe('a build', () => {
  let root: string;
  const write = (file: string, text = '') => writeIn(root, file, text);

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'waxline-'));
    for (const folder of ['public', 'storybook-static']) mkdirSync(join(root, folder));
    write('src/a.ts', 'a');
    write('gatsby-config.ts', 'config');
    beginBuild('site', root)();
  });
  afterEach(() => rmSync(root, { recursive: true }));

  test('is fresh while nothing changes, and while only tests and other files do', () => {
    for (const file of ['src/a.test.ts', 'stories/a.stories.tsx', 'README.md']) write(file);
    expect([isFresh('site', root), isFresh('catalogue', root)]).toEqual([true, false]);
  });

  test.each([
    ['a source changed', () => write('src/a.ts', 'b')],
    ['a source was added', () => write('src/b.ts')],
    ['a source was removed', () => rmSync(join(root, 'src/a.ts'))],
    ['the Gatsby config changed', () => write('gatsby-config.ts', 'other')],
    ['the lock changed', () => write('package-lock.json', '{}')],
    ...['static/a.svg', 'scripts/serve/headers.ts', 'scripts/lib/files.ts'].map(
      (file): [string, () => void] => [`${file} changed`, () => write(file)],
    ),
    [
      'the site has another address',
      () => jest.replaceProperty(process, 'env', { GATSBY_SITE_URL: 'https://x.example' }),
    ],
    ['a build has begun', () => beginBuild('site', root)],
    ['public/ was deleted', () => rmSync(join(root, 'public'), { recursive: true })],
  ])('is stale when %s', (_what, change) => {
    change();
    expect(isFresh('site', root)).toBe(false);
  });

  test.each([
    'stories/a.stories.tsx',
    '.storybook/preview.tsx',
    'CHANGELOG.md',
    'src/a.ts',
    'static/a.svg',
    'scripts/lib/files.ts',
  ])('of the catalogue is stale when %s changed', (file) => {
    beginBuild('catalogue', root)();
    expect(isFresh('catalogue', root)).toBe(true);
    write(file);
    expect(isFresh('catalogue', root)).toBe(false);
  });
});

testPosix('a command that is killed has failed', async () => {
  expect(await run(['sh', '-c', 'kill -9 $$'])).toEqual({ code: 1 });
});

test('PATIENCE sets the factor, and a CHROME_PATH that leads nowhere is said', async () => {
  const env = { ...process.env, PATIENCE: '5' };
  const script =
    "import('./scripts/lib/patience.mjs').then(({ patient }) => console.log(String(patient(1000))))";
  expect(execFileSync(process.execPath, ['-e', script], { env, encoding: 'utf8' })).toBe('5000\n');
  jest.replaceProperty(process, 'env', { CHROME_PATH: '/nowhere' });
  await expect(findChromium()).rejects.toThrow('CHROME_PATH is "/nowhere"');
});
