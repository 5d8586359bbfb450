import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beginBuild, isFresh } from './build';
import { readList, readOptions } from './cli.mjs';
import { checkPort, listen, readPort } from './port.mjs';

const usageAfter = (sentence: string) =>
  expect.objectContaining({
    exitCode: 2,
    message: expect.stringMatching(new RegExp(`${sentence}.*\nUsage: it$`)),
  });

describe('options', () => {
  const read = (...args: string[]) => readOptions(args, ['port'], 'Usage: it', ['all']);

  test('are read in both spellings, switches without a value', () => {
    expect(read()).toEqual({});
    expect(read('--port', '80')).toEqual({ port: '80' });
    expect(read('--port=80', '--all')).toEqual({ port: '80', all: true });
  });

  test.each([['--prot', '1'], ['--port'], ['80'], ['-p', '80'], ['--port', '-1'], ['--all=1']])(
    'that are wrong (%j) show the usage and exit 2',
    (...args) => expect(() => read(...args)).toThrow(usageAfter('.')),
  );
});

describe('a list', () => {
  const read = (given?: string) => readList('page', given, ['/', '/blog', '/shoes'], 'Usage: it');

  test('is what was given, or all there is', () => {
    expect(read('/shoes,/')).toEqual(['/shoes', '/']);
    expect(read()).toEqual(['/', '/blog', '/shoes']);
  });

  test.each(['/news', '/blog,', ''])('with what there is not (%j) shows the usage', (given) => {
    expect(() => read(given)).toThrow(usageAfter('There is no page "'));
  });
});

describe('a port', () => {
  afterEach(() => delete process.env.PORT);

  test('comes from the option, else PORT, else is 9000', () => {
    expect(readPort(undefined, '')).toBe(9000);
    process.env.PORT = '2';
    expect(readPort(undefined, '')).toBe(2);
    expect(readPort('65535', '')).toBe(65535);
  });

  test.each(['', 'x', '-1', '65536', '8.5', '1e3', '0x10'])('is not %j', (text) => {
    expect(() => readPort(text, 'Usage: it')).toThrow(usageAfter(`"${text}" is not a port`));
  });

  test('that is in use is named', async () => {
    const holder = createServer();
    const port = Number(new URL(await listen(holder, 0)).port);
    await expect(checkPort(port)).rejects.toThrow(`Port ${port} is in use`);
    await once(holder.close(), 'close');
    await expect(checkPort(port)).resolves.toBeUndefined();
  });
});

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('a command that is stopped by %s takes its descendants along', async (signal, code) => {
  const script =
    "import('./scripts/lib/run.mjs').then(({ run }) => run(['sh', '-c', 'echo up; sleep 60 & wait']))";
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  child.kill(signal);
  // Not before the last descendant lets go of its output.
  expect(await once(child, 'close')).toEqual([code, null]);
});

describe('a build', () => {
  let root: string;
  const write = (file: string, text = '') => writeFileSync(join(root, file), text);

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'waxline-'));
    for (const folder of ['src', 'public', 'stories']) mkdirSync(join(root, folder));
    write('src/a.ts', 'a');
    write('gatsby-config.ts', 'config');
    beginBuild('site', root)();
  });
  afterEach(() => {
    rmSync(root, { recursive: true });
    delete process.env.GATSBY_SITE_URL;
  });

  test('is fresh while nothing changes, and while only tests and other files do', () => {
    write('src/a.test.ts', 'test');
    write('stories/a.stories.tsx', 'story');
    write('README.md', 'read');
    expect(isFresh('site', root)).toBe(true);
    expect(isFresh('catalogue', root)).toBe(false);
  });

  test.each([
    ['a source', () => write('src/a.ts', 'b')],
    ['a new source', () => write('src/b.ts')],
    ['a removed source', () => rmSync(join(root, 'src/a.ts'))],
    ['the Gatsby config', () => write('gatsby-config.ts', 'other')],
    ['the lock', () => write('package-lock.json', '{}')],
    ['another site address', () => (process.env.GATSBY_SITE_URL = 'https://elsewhere.example')],
    ['a build that began', () => beginBuild('site', root)],
    ['a public/ that was deleted', () => rmSync(join(root, 'public'), { recursive: true })],
  ])('is stale after %s', (_what, change) => {
    change();
    expect(isFresh('site', root)).toBe(false);
  });

  test('is stale after a change that was made while it ran', () => {
    const finish = beginBuild('site', root);
    write('src/a.ts', 'b');
    finish();
    expect(isFresh('site', root)).toBe(false);
  });
});
