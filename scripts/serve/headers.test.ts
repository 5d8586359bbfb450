import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { headersFor, inlineScriptHashes, readHeaders, writeHeaders } from './headers';

const sha = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test.each([
  ['<script> a()\n</script><script id="x">b("<b>")</script>', [sha(' a()\n'), sha('b("<b>")')]],
  ['<script data-src="x">a()</script>', [sha('a()')]],
  ['<script src="/a.js"></script><script async src=/b.js></script>', []],
  ['<script type="application/ld+json">{"a":1}</script>', []],
])('inline scripts are hashed to the byte, files and data are not: %s', (html, hashes) => {
  expect(inlineScriptHashes(html)).toEqual(hashes);
});

test('a path has the headers of every rule that matches, and of no other', () => {
  const rule = (path: string, name: string) => ({
    path,
    headers: [[name, path]] as [[string, string]],
  });
  const rules = [rule('/*', 'All'), rule('/s/*', 'Some'), rule('/a.js', 'One'), rule('/a', 'All')];
  expect(headersFor(rules, '/')).toEqual({ All: '/*' });
  expect(headersFor(rules, '/s/x/y')).toEqual({ All: '/*', Some: '/s/*' });
  expect(headersFor(rules, '/a.js')).toEqual({ All: '/*', One: '/a.js' });
  expect(headersFor(rules, '/a-js')).toEqual({ All: '/*' });
  expect(headersFor(rules, '/a')).toEqual({ All: '/*, /a' });
});

describe('the headers of the site', () => {
  const hash = '0123456789abcdef0123';
  const files = ['index.html', 'beats/index.html', '404.html', 'sw.js', `app-${hash}.js`];
  const site = mkdtempSync(join(tmpdir(), 'waxline-'));
  for (const file of [...files, `styles.${hash}.css`, `app-${hash}.js.map`]) {
    mkdirSync(dirname(join(site, file)), { recursive: true });
    writeFileSync(join(site, file), file.endsWith('index.html') ? '<script>a()</script>' : '');
  }
  writeHeaders(site);
  const rules = readHeaders(site);
  rmSync(site, { recursive: true });

  test('protect every path', () => {
    const { 'Content-Security-Policy': policy, ...others } = headersFor(rules, '/whatever');
    expect(policy).toMatch(/^default-src 'none'; /);
    // Of both pages, and no inline script besides.
    expect(policy).toContain(`; script-src 'self' ${sha('a()')}; `);
    expect(Object.keys(others)).toEqual([
      'X-Content-Type-Options',
      'Referrer-Policy',
      'Permissions-Policy',
      'Cross-Origin-Opener-Policy',
      'Strict-Transport-Security',
    ]);
  });

  const forever = 'public, max-age=31536000, immutable';
  test.each([
    [forever, [`/app-${hash}.js`, `/styles.${hash}.css`, '/static/a.png', '/fonts/a.woff2']],
    ['no-cache', ['/', '/beats', '/beats/', '/404.html', '/page-data/beats/page-data.json']],
    [undefined, ['/sw.js', '/manifest.webmanifest', `/app-${hash}.js.map`]],
  ])('say "%s" of the caching of %j', (caching, paths) => {
    for (const path of paths) expect(headersFor(rules, path)['Cache-Control']).toBe(caching);
  });
});
