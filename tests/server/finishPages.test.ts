import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesOf, writeIn } from '../../scripts/lib/files';
import { finishPages, policyOf } from '../../scripts/serve/finishPages';

const sha = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test.each([
  ['<script> a()\n</script><script id="x">b("<b>")</script>', [sha(' a()\n'), sha('b("<b>")')]],
  ['<script data-src="x">a()</script>', [sha('a()')]],
  ['<script src="/a.js"></script><script async src=/b.js></script>', []],
])('inline scripts are allowed by their hash to the byte, files are not named: %s', (html, own) => {
  expect(policyOf(html).split('; ')[0]).toBe(["script-src 'self'", ...own].join(' '));
});

test('so are style tags; attributes are not', () => {
  const html = '<style data-s="">a{b:c}\n</style><p style="d:e">';
  const own = `style-src-elem 'self' ${sha('a{b:c}\n')}`;
  expect(policyOf(html).split('; ')[1]).toBe(own);
});

test('what is neither the site nor a photo is asked for nowhere', () => {
  expect(policyOf('').split('; ').slice(2).join('; ')).toBe(
    "style-src 'self' 'unsafe-inline'; img-src 'self' data: https://images.unsplash.com; default-src 'self'; object-src 'none'; frame-src 'none'; worker-src 'none'; media-src 'none'; base-uri 'none'; form-action 'none'",
  );
});

const scripts = `<script>(function start(number) { // why
  first(number) })(1)</script><script id="a">/*<![CDATA[*/window.pagePath="/";/*]]>*/</script><!-- slice-start id="s" -->
  <script
    id="b">
    window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"],\\"page\\":[\\"/page-1.js\\"]}";
  </script>
  <script>window.___webpackCompilationHash="1";</script><script src="/a.js" async></script><!-- slice-end id="s" -->`;
const page = (css: string, end = scripts) =>
  `<head><meta charSet="utf-8"/><style data-s="">${css}</style></head><body>${end}</body>`;

function finish(pages: Record<string, string>) {
  const site = mkdtempSync(join(tmpdir(), 'waxline-'));
  try {
    for (const [file, html] of Object.entries(pages)) writeIn(site, file, html);
    finishPages(site);
    const read = (file: string) => [file, readFileSync(join(site, file), 'utf8')];
    return Object.fromEntries(filesOf(site).map(read)) as Record<string, string>;
  } finally {
    rmSync(site, { recursive: true });
  }
}

test('a page has a file of its own name, and the page for what is not found has one file', () => {
  const files = Object.keys(
    finish({
      'index.html': page(''),
      'beats/index.html': page(''),
      'beats/new/index.html': page(''),
      '404/index.html': page(''),
      '404.html': page(''),
    }),
  );
  const pages = ['404.html', 'beats/new.html', 'beats.html', 'index.html'];
  expect(files.filter((file) => !file.endsWith('.css'))).toEqual(pages);
});

test('our faces come in the late sheet, their stand-ins in the page', () => {
  const [ours, standIn] = ['url(/f.woff2)', "local('F')"].map((src) => `@font-face{src:${src}}`);
  const { 'a.html': html, ...others } = finish({ 'a.html': page(`${ours}${standIn}`) });
  expect(html).toContain(`<style data-s="">${standIn}</style>`);
  expect(Object.values(others).join()).toContain(`@media all{${ours}}`);
});

test('what paper, right to left and changes need comes in a sheet of the page, and each page allows its own tags', () => {
  const ofBoth = (css: string) => page(css).replace('<body>', '<body class="w-a w-b">');
  const found = finish({
    'a.html': ofBoth('.w-a{x:y}@media print{.w-a{b:c}}'),
    'b.html': ofBoth(
      '@media print{.w-a{b:c}.w-b{f:g}}.w-b{x:y}@media (forced-colors: active){.w-a{d:e}}@media (width > 1em){.w-b{h:i}.w-b:dir(rtl){j:k}}.w-b{transition:l 1s}@media (width > 2em){.w-b:dir(rtl) .w-a{n:o}.w-b{transition:none;p:q}}',
    ),
  });
  const sheetOf = (html: string) => /(?<=<link rel="stylesheet" href="\/)[^"]*/.exec(html)![0];
  expect(found[sheetOf(found['a.html']!)]).toContain('\n@media print{.w-a{b:c}}\n');
  expect(found[sheetOf(found['b.html']!)]).toBe(
    '.w-a{}\n@media all{@media (width > 1em){.w-b:dir(rtl){j:k}}.w-b{transition:l 1s}@media (width > 2em){.w-b:dir(rtl) .w-a{n:o}}@media (width > 2em){.w-b{transition:none}}}\n@media (scripting: none){}\n@media print{.w-a{b:c}.w-b{f:g}}\n@media (forced-colors: active){.w-a{d:e}}\n@media (prefers-contrast: more){}',
  );
  expect(found['b.html']).toContain(
    '<style data-s="">.w-b{x:y}@media (width > 1em){.w-b{h:i}}@media (width > 2em){.w-b{p:q}}</style>',
  );
  for (const html of [found['a.html']!, found['b.html']!]) {
    expect(html).toContain(`href="/${sheetOf(html)}" media="print, (forced-colors: active), `);
    const [before, after] = html.split(
      /<meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="(?=[^"]*")/,
    );
    expect(before).toBe('<head>');
    expect(after!.split('"')[0]).toBe(policyOf(html));
  }
});

test("styles in a page's tag have no needless signs", () => {
  const css = `.w-a{margin:0 0.5em, calc(\n 10.5em );content:"\\", 0.5;}";mask:url(/0.5, a)}.w-a::before{content:'a: b;}';top:0;}@media (width: 1em){.w-a{top:1em;}}`;
  const { 'a.html': html } = finish({
    'a.html': page(css).replace('<body>', '<body class="w-a">'),
  });
  expect(html).toContain(
    `.w-a{margin:0 .5em,calc(10.5em);content:"\\", 0.5;}";mask:url(/0.5, a)}.w-a::before{content:'a: b;}';top:0}@media (width:1em){.w-a{top:1em}}`,
  );
});

test('styles that no element has are not sent', () => {
  const css =
    '.w-a{animation:h 1s}.w-b:hover .w-a{d:e}@media (width > 1em){.w-b{f:g}}@keyframes h{to{i:j}}';
  const { 'a.html': html } = finish({
    'a.html': page(css).replace('<body>', '<body class="x w-a">'),
  });
  expect(html).toContain('<style data-s="">.w-a{animation:h 1s}@keyframes h{to{i:j}}</style>');
});

test('what only the pointer shows, or a browser without script, what a scroll drives and its keyframes come late', () => {
  const menu = '<noscript class="w-b"><nav class="w-c"></nav></noscript><p class="w-a"></p>';
  const css =
    'body>noscript{r:s}@media (scripting: none){.w-a{t:u}}.w-a{d:0.5em}.w-a:hover,.w-a .w-d:active{p:q}.w-b{f:g}@media (width > 1em){.w-c{h:i}}.w-d{j:k}@supports (animation-timeline: view()){.w-d{animation:zoom}}@keyframes zoom{to{n:o}}';
  const found = finish({
    'a.html': page(css, `${menu}<ul class="w-d"></ul><svg><path d="M0"></path></svg>${scripts}`),
  });
  expect(found['a.html']).toContain('<style data-s="">.w-a{d:.5em}.w-d{j:k}</style>');
  expect(found['a.html']).toContain('<svg><path d="M0"/></svg>');
  expect(Object.values(found).join()).toContain(
    '@media all{@supports (animation-timeline: view()){.w-d{animation:zoom}}body>noscript{r:s}.w-a:hover,.w-a .w-d:active{p:q}.w-b{f:g}@media (width > 1em){.w-c{h:i}}@keyframes zoom{to{n:o}}}\n@media (scripting: none){.w-a{t:u}}',
  );
});

test('what no element matches yet comes late, unless a rule that stays would then lose to it', () => {
  const css =
    "body :where(p ~ button){o:p}body :where(button ~ p){q:r}.w-a[data-size='small']{b:c}.w-a[data-size='large']{d:e}.w-a:is([data-open], :disabled)::before{f:g}.w-a:not(:disabled):hover{h:n}.w-a[data-open]{h-i:j}.w-a:not(:focus){k:l}.w-a:focus-visible{h:m}";
  const { 'a.html': html, ...others } = finish({
    'a.html': page(css, `<p></p><button class="w-a" data-size="small"></button>${scripts}`),
  });
  expect(html).toContain(
    '<style data-s="">body :where(p ~ button){o:p}.w-a[data-size=\'small\']{b:c}.w-a[data-open]{h-i:j}.w-a:not(:focus){k:l}.w-a:focus-visible{h:m}</style>',
  );
  expect(Object.values(others).join()).toContain(
    "@media all{body :where(button ~ p){q:r}.w-a[data-size='large']{d:e}.w-a:is([data-open], :disabled)::before{f:g}.w-a:not(:disabled):hover{h:n}}",
  );
});

test('the late sheet begins with the names of the styles that Emotion need not write: those that renderBody.tsx names, and those that are late as a whole', () => {
  const css = '.w-a:hover{d:e}.w-b{f:g}.w-b:hover{h:i}.w-c{j:k}';
  const found = finish({
    'a.html': page(css)
      .replace('<style', '<style data-emotion="w c dd"')
      .replace('<body>', '<body class="w-a w-b">'),
  });
  expect(found['a.html']).toContain('<style data-emotion="w" data-s="">.w-b{f:g}</style>');
  expect(Object.values(found).join()).toContain(
    '.w-c,.w-dd,.w-a{}\n@media all{.w-a:hover{d:e}.w-b:hover{h:i}}',
  );
});

test('what Gatsby writes into scripts of its own is in the first one, which is shortened; its other scripts are preloaded for whenShown.ts', () => {
  const { 'a.html': html } = finish({ 'a.html': page('') });
  expect(html!.split('<body>')[1]).toBe(
    '<script>window.pagePath="/";window.___webpackCompilationHash="1";first(1);</script><link rel="preload" as="script" media="print" fetchpriority="low" href="/a.js"/></body>',
  );
});

test('only a page with photos connects to their host', () => {
  const link = '<link rel="preconnect" href="https://images.unsplash.com"/>';
  const head = (body: string) => page('', body + scripts).replace('<style', `${link}<style`);
  const photo = '<img src="https://images.unsplash.com/photo-1"/>';
  const { 'a.html': without, 'b.html': withPhoto } = finish({
    'a.html': head(''),
    'b.html': head(photo),
  });
  expect(without).not.toContain('preconnect');
  expect(withPhoto).toContain(link);
});

test('a page that Gatsby writes differently stops the build', () => {
  const changed = page('', scripts.replace('___chunkMapping', 'chunks'));
  expect(() => finish({ 'a.html': changed })).toThrow(
    'a.html: Gatsby no longer writes ___chunkMapping',
  );
});
