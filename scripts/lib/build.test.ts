import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clearStamp, isBuilt, sourceHash, stampBuild } from './stamp.mjs';
import { precompress } from '../serve/precompress.mjs';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'waxline-'));
  mkdirSync(join(root, 'src'));
  mkdirSync(join(root, 'public'));
  writeFileSync(join(root, 'src', 'a.ts'), 'a');
  writeFileSync(join(root, 'gatsby-config.ts'), 'config');
  stampBuild(root, sourceHash(root));
});

afterEach(() => rmSync(root, { recursive: true }));

describe('the stamp of a build', () => {
  test('holds while nothing changes, and while only tests and other files do', () => {
    writeFileSync(join(root, 'src', 'a.test.ts'), 'test');
    writeFileSync(join(root, 'README.md'), 'read');
    expect(isBuilt(root)).toBe(true);
  });

  test.each([
    ['a source', () => writeFileSync(join(root, 'src', 'a.ts'), 'b')],
    ['a new source', () => writeFileSync(join(root, 'src', 'b.ts'), '')],
    ['a removed source', () => rmSync(join(root, 'src', 'a.ts'))],
    ['the Gatsby config', () => writeFileSync(join(root, 'gatsby-config.ts'), 'other')],
    ['the lock', () => writeFileSync(join(root, 'package-lock.json'), '{}')],
    ['a build that began', () => clearStamp(root)],
    ['a public/ that was deleted', () => rmSync(join(root, 'public'), { recursive: true })],
  ])('falls with %s', (_what, change) => {
    change();
    expect(isBuilt(root)).toBe(false);
  });

  test('falls with another site address', () => {
    process.env.GATSBY_SITE_URL = 'https://elsewhere.example';
    try {
      expect(isBuilt(root)).toBe(false);
    } finally {
      delete process.env.GATSBY_SITE_URL;
    }
  });
});

describe('precompression', () => {
  const at = (file: string) => join(root, 'public', file);

  test('takes long texts, and neither short ones nor pictures', async () => {
    for (const file of ['long.js', 'long.webmanifest', 'photo.png']) {
      writeFileSync(at(file), 'a'.repeat(1024));
    }
    writeFileSync(at('short.js'), 'a'.repeat(1023));
    expect(await precompress(join(root, 'public'))).toBe(2);
    expect(['long.js.br', 'long.js.gz', 'long.webmanifest.br'].map(at).every(existsSync)).toBe(
      true,
    );
    expect(['short.js.br', 'photo.png.br', 'photo.png.gz'].map(at).some(existsSync)).toBe(false);
  });

  test('removes what an older build has left', async () => {
    writeFileSync(at('short.js'), 'new');
    writeFileSync(at('short.js.br'), 'old');
    await precompress(join(root, 'public'));
    expect(existsSync(at('short.js.br'))).toBe(false);
  });
});
