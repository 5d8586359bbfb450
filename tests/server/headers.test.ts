import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeIn } from '../../scripts/lib/files';
import { headersFor, readHeaders, writeHeaders } from '../../scripts/serve/headers';
import { writeNginx } from '../../scripts/serve/nginx';

const hash = '01234567';
const files = ['index.html', 'beats.html', '404.html', 'sw.js', 'fonts/OFL.txt'];
const hashed = [
  'app-#.js',
  'styles.#.css',
  'fonts/a-#.woff2',
  'prints/a.#.svg',
  'cards/a-#.png',
].map((file) => file.replace('#', hash));
const site = mkdtempSync(join(tmpdir(), 'waxline-'));
for (const file of [...files, ...hashed, `app-${hash}.js.map`]) writeIn(site, file, '');
writeHeaders(site);
const rules = readHeaders(site);
afterAll(() => rmSync(site, { recursive: true }));

test('every path is protected', () => {
  const { 'Content-Security-Policy': policy, ...others } = headersFor(rules, '/whatever');
  expect(policy).toBe("frame-ancestors 'none'");
  expect(others).toEqual({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Strict-Transport-Security': 'max-age=31536000',
  });
});

const forever = 'public, max-age=31536000, immutable';
test.each([
  [forever, hashed.map((file) => `/${file}`)],
  ['no-cache', ['/', '/beats', '/404.html', '/page-data/beats/page-data.json']],
  [undefined, ['/sw.js', `/app-${hash}.js.map`, '/beats/x', '/fonts/OFL.txt', '/fonts/lost.woff2']],
])('"%s" is said of the caching of %j', (caching, paths) => {
  for (const path of paths) expect(headersFor(rules, path)['Cache-Control']).toBe(caching);
});

test('the values of a header that two rules name are joined', () => {
  const twice = [
    ...rules,
    { path: '/bea*', headers: [['Cache-Control', 'x']] as [[string, string]] },
  ];
  expect(headersFor(twice, '/beats')['Cache-Control']).toBe('no-cache, x');
});

test('nginx.conf says what _headers says, and knows the pages', () => {
  writeNginx(site);
  const config = readFileSync(join(site, 'nginx.conf'), 'utf8');
  for (const [name, value] of rules[0]!.headers)
    expect(config).toContain(`add_header ${name} "${value}" always;`);
  const kept = /if \(\$uri ~ "(.*)"\) \{ set \$caching "public, max-age=31536000, immutable"; \}/;
  const pattern = new RegExp(kept.exec(config)![1]!);
  expect(`/app-${hash}.js`).toMatch(pattern);
  expect(`/fonts/a-${hash}.woff2`).toMatch(pattern);
  expect(`/app-${hash}.js.map`).not.toMatch(pattern);
  expect(config).toContain('return 301 /beats$is_args$args;');
});
