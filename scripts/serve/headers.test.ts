import { createHash } from 'node:crypto';
import { formatHeaders, headersFor, parseHeaders } from './headers-file.mjs';
import { contentSecurityPolicy, inlineScriptHashes, siteHeaders } from './headers.mjs';

const sha = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

describe('the _headers format', () => {
  test('reads back what it wrote', () => {
    const rules: ReturnType<typeof parseHeaders> = [
      { path: '/*', headers: [['X-A', "one 'two'; three: four"]] },
      {
        path: '/b',
        headers: [
          ['X-B', '1'],
          ['X-C', '2'],
        ],
      },
    ];
    expect(parseHeaders(formatHeaders(rules))).toEqual(rules);
  });

  test('takes comments, blank lines and Windows line ends', () => {
    expect(parseHeaders('# note\r\n\r\n/a\r\n  # more\r\n  X-A: 1\r\n')).toEqual([
      { path: '/a', headers: [['X-A', '1']] },
    ]);
  });

  test.each(['  X-A: 1', '/a\n  no header', '/a\n  ! X-A', 'a\n  X-A: 1'])(
    'names the line it cannot read in %j',
    (text) => expect(() => parseHeaders(text)).toThrow(/line \d/),
  );

  test('gives a path the headers of every rule that matches, and of no other', () => {
    const rules = parseHeaders('/*\n  X-All: 1\n/static/*\n  X-S: 2\n/a.js\n  X-J: 3\n');
    expect(headersFor(rules, '/')).toEqual({ 'X-All': '1' });
    expect(headersFor(rules, '/static/x/y.js')).toEqual({ 'X-All': '1', 'X-S': '2' });
    expect(headersFor(rules, '/a.js')).toEqual({ 'X-All': '1', 'X-J': '3' });
    expect(headersFor(rules, '/a-js')).toEqual({ 'X-All': '1' });
    expect(headersFor(rules, '/a.js/b')).toEqual({ 'X-All': '1' });
  });

  test('joins the values of a header that two rules name', () => {
    const rules = parseHeaders('/*\n  X-A: 1\n/a\n  X-A: 2\n');
    expect(headersFor(rules, '/a')).toEqual({ 'X-A': '1, 2' });
  });
});

describe('the content security policy', () => {
  test('hashes inline scripts to the byte', () => {
    const html = '<script> a()\n</script><script id="x">b("<b>")</script>';
    expect(inlineScriptHashes(html)).toEqual([sha(' a()\n'), sha('b("<b>")')]);
  });

  test('leaves out files and data, which need no hash', () => {
    const html =
      '<script src="/a.js"></script><script async src=/b.js></script>' +
      '<script type="application/ld+json">{"a":1}</script>';
    expect(inlineScriptHashes(html)).toEqual([]);
  });

  test('does not take data-src for a file', () => {
    expect(inlineScriptHashes('<script data-src="x">a()</script>')).toEqual([sha('a()')]);
  });

  test('names each hash once, and allows no inline script besides', () => {
    const policy = contentSecurityPolicy([sha('a'), sha('a'), sha('b')]);
    expect(policy).toContain(`script-src 'self' ${sha('a')} ${sha('b')};`);
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy.match(/script-src [^;]*/)?.[0]).not.toContain('unsafe');
  });
});

describe('the headers of the site', () => {
  const hash = '0123456789abcdef0123';
  const rules = siteHeaders({
    pages: ['/', '/beats'],
    files: [`app-${hash}.js`, `styles.${hash}.css`, `app-${hash}.js.map`, 'sw.js'],
    scriptHashes: [],
  });
  const caching = (path: string) => headersFor(rules, path)['Cache-Control'];

  test.each([
    `/app-${hash}.js`,
    `/styles.${hash}.css`,
    '/static/a.png',
    '/fonts/a.woff2',
    '/prints/a.0123abcd.svg',
  ])('let %s be kept for ever', (path) =>
    expect(caching(path)).toBe('public, max-age=31536000, immutable'),
  );

  test.each(['/', '/beats', '/beats/', '/404.html', '/page-data/beats/page-data.json'])(
    'have %s asked for anew each time',
    (path) => expect(caching(path)).toBe('no-cache'),
  );

  test.each(['/sw.js', '/manifest.webmanifest', `/app-${hash}.js.map`])(
    'leave the caching of %s to the host',
    (path) => expect(caching(path)).toBeUndefined(),
  );

  test('protect every path', () => {
    expect(Object.keys(headersFor(rules, '/whatever'))).toEqual([
      'Content-Security-Policy',
      'X-Content-Type-Options',
      'Referrer-Policy',
      'Permissions-Policy',
      'Cross-Origin-Opener-Policy',
      'Strict-Transport-Security',
    ]);
  });
});
