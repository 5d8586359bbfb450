import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type AtRule, type Declaration, type Rule } from 'postcss';
import { classesOf } from '../../src/host/hydration/classesOf';
import { photoHost } from '../../src/host/page/photos';
import { styleKey } from '../../src/theme/styleKey';
import { filesOf } from '../lib/files';

const hashOf = (text: string) => createHash('sha256').update(text);
const sourceOf = (code: string) => `'sha256-${hashOf(code).digest('base64')}'`;

const inlineScript = /<script\b(?![^>]*\ssrc\s*=)[^>]*>([\s\S]*?)<\/script>/gi;
const styleTag = /(<style\b[^>]*>)([\s\S]*?)(<\/style>)/gi;

const sourcesOf = (tags: Iterable<string[]>) => [
  ...new Set([...tags].map(([, code = '']) => sourceOf(code))),
];

/**
 * What a page lets run and ask for: files of the site, its own inline scripts and style tags, by their hashes, and
 * photos. It stands in the page, where it holds on every host, grows with no other page, and is compressed.
 */
export function policyOf(html: string) {
  const styles = [...html.matchAll(styleTag)].map(([tag, , css = '']) => [tag, css]);
  return [
    ["script-src 'self'", ...sourcesOf(html.matchAll(inlineScript))].join(' '),
    ["style-src-elem 'self'", ...sourcesOf(styles)].join(' '),
    // Inks and sizes are variables in style attributes (docs/decisions/0013).
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: ${photoHost}`,
    // Fonts, data and the manifest; and Firefox asks this rule about a prefetch.
    "default-src 'self'",
    ...['object-src', 'frame-src', 'worker-src', 'media-src', 'base-uri', 'form-action'].map(
      (kind) => `${kind} 'none'`,
    ),
  ].join('; ');
}

/**
 * The media that most visitors never need: paper, forced colours, more contrast. A sheet for these
 * does not delay the paint.
 */
const MEDIA = ['print', '(forced-colors: active)', '(prefers-contrast: more)'];

/** A rule, or a declaration of one, with the at-rules that it stands in. */
function wholeOf(rule: Rule, declaration?: Declaration) {
  let text = declaration ? `${rule.selector}{${declaration}}` : rule.toString();
  for (let { parent } = rule; parent?.type === 'atrule'; parent = parent.parent as typeof parent) {
    const { name, params } = parent as AtRule;
    text = `@${name} ${params}{${text}}`;
  }
  return text;
}

/** What only readers without script see, such as closed menus: for them the late sheet counts at once. */
const unscripted = /<noscript>[\s\S]*?<\/noscript>/g;

const styleClass = new RegExp(`(?<=\\.)${styleKey}-\\w+`, 'g');

/** The names of styles that renderBody.tsx gives to the server's tag. */
const copied = new RegExp(`"(${styleKey})((?: \\w+)+)"`);

/** The classes of Emotion's that a rule's selector names. */
const named = ({ selector }: Rule) => selector.match(styleClass) ?? [];

/**
 * Takes out of a page's style tags what no element of it has the class of: Emotion writes the styles of a part that is
 * made of another one twice, once by themselves. And what can come late, which it returns as a sheet: the rules for
 * these media, and under `all` what counts together with our faces (whenShown.ts): how long a change takes, right to
 * left, the pointer, what is in closed menus, and what a scroll drives. Those keep their order among each other, and no
 * other rule says how long a change takes. The sheet's first rule is empty. Its selectors name the styles that Emotion
 * need not write, although they are not in the page: those that renderBody.tsx names, and those that are late as a
 * whole. It writes any other that it misses.
 */
function trimStyles(html: string) {
  const late = new Map(['all', ...MEDIA].map((media) => [media, new Set<string>()]));
  const used = classesOf(html);
  const shown = classesOf(html.replace(unscripted, ''));
  const known = new Set<string>();
  const trimmed = html.replace(styleTag, (_, open: string, css: string, close: string) => {
    const tag = open.replace(copied, (_, key: string, names: string) => {
      for (const name of names.trim().split(' ')) known.add(`${key}-${name}`);
      return `"${key}"`;
    });
    const sheet = postcss.parse(css);
    sheet.walkRules((rule) => {
      if (named(rule).some((name) => !used.has(name))) rule.remove();
    });
    sheet.each((node) => {
      if (node.type !== 'atrule') return;
      if (node.name === 'supports' && node.params.includes('animation-timeline'))
        late.get('all')!.add(node.remove().toString());
      if (!late.has(node.params)) return;
      node.each((rule) => void late.get(node.params)!.add(rule.toString()));
      node.remove();
    });
    sheet.walkAtRules('font-face', (rule) => {
      const isStandIn = rule.toString().includes('local(');
      if (isStandIn) return;
      late.get('all')!.add(rule.toString());
      rule.remove();
    });
    sheet.walkRules((rule) => {
      const isUnseen = named(rule).some((name) => !shown.has(name));
      if (isUnseen || rule.selectors.every((one) => /:dir\(rtl\)|:hover|:active/.test(one))) {
        late.get('all')!.add(wholeOf(rule));
        rule.remove();
        return;
      }
      rule.walkDecls('transition', (declaration) => {
        late.get('all')!.add(wholeOf(rule, declaration));
        declaration.remove();
      });
      if (!rule.nodes.length) rule.remove();
    });
    sheet.walkAtRules('keyframes', (at) => {
      if (sheet.toString().split(at.params).length > 2) return;
      late.get('all')!.add(at.remove().toString());
    });
    const ats: AtRule[] = [];
    sheet.walkAtRules((at) => void ats.unshift(at));
    for (const at of ats) if (at.nodes?.length === 0) at.remove();
    // Rules are full of numbers below 1, and each of their leading zeros would be sent.
    return tag + sheet.toString().replace(/(?<![\w.])0\.(?=\d)/g, '.') + close;
  });
  const sheet = [...late].map(([media, texts]) => `@media ${media}{${[...texts].join('')}}`);
  const inTag = new Set(trimmed.match(styleClass));
  for (const name of sheet.join('').match(styleClass) ?? []) if (!inTag.has(name)) known.add(name);
  const first = known.size ? [`${[...known].map((name) => `.${name}`).join()}{}`] : [];
  return { html: trimmed, late: [...first, ...sheet].join('\n') };
}

/**
 * Joins the inline scripts that Gatsby writes at the end of a page into the first one, without
 * comments, which saves a hash each. The list of each page's files is left empty: Gatsby 5.16
 * writes it as a text where its loader looks up an object, so the loader finds nothing in it
 * anyway.
 */
function joinScripts(html: string, file: string) {
  const words = ['pagePath', '___chunkMapping', '___webpackCompilationHash'];
  const found: Record<string, string> = {};
  const rest = html
    .replace(/\s*(?:<!-- slice-(?:start|end) [^>]*-->|(?=<script\b))\s*/g, '')
    .replace(inlineScript, (tag: string, code: string) => {
      const text = code.replace(/\/\*.*?\*\//g, '').trim();
      const is = words.find((word) => text.startsWith(`window.${word}=`));
      if (!is) return tag;
      found[is] = text;
      return '';
    });
  const missing = words.filter((word) => !found[word]);
  if (missing.length) throw new Error(`${file}: Gatsby no longer writes ${missing.join(', ')}`);
  found.___chunkMapping = 'window.___chunkMapping={};';
  return rest.replace('<script>', (tag) => tag + Object.values(found).join(''));
}

/** Makes preloads of the page's scripts, which a script of its own fetches and runs later (whenShown.ts). */
function preloadScripts(html: string, file: string) {
  const preloaded = html.replace(
    /<script src="([^"]+)" async><\/script>/g,
    '<link rel="preload" as="script" media="print" fetchpriority="low" href="$1"/>',
  );
  if (preloaded === html) throw new Error(`${file}: Gatsby no longer writes its scripts as before`);
  return preloaded;
}

/**
 * Puts each page into a file of its own name, `shoes.html`: Cloudflare Pages, GitHub Pages and
 * Netlify serve that at /shoes. With Gatsby's `shoes/index.html` the first two send visitors to
 * /shoes/ first.
 */
function flattenPages(dir: string) {
  rmSync(join(dir, '404'), { recursive: true, force: true });
  for (const file of filesOf(dir)) {
    const [, page] = /^(.+)\/index\.html$/.exec(file) ?? [];
    if (!page) continue;
    renameSync(join(dir, file), join(dir, `${page}.html`));
    if (!readdirSync(join(dir, page)).length) rmdirSync(join(dir, page));
  }
}

/**
 * Finishes the pages of a built site for sending. Throws when Gatsby writes them in another form.
 */
export function finishPages(dir: string) {
  flattenPages(dir);
  // Code that is named so is fetched in the page's idle time (src/lib/useDeferred.ts).
  const later = filesOf(dir).filter((name) => /^later-.*\.js$/.test(name));
  const ahead = later.map((name) => `<meta name="later" content="/${name}"/>`).join('');
  for (const file of filesOf(dir).filter((name) => name.endsWith('.html'))) {
    const written = readFileSync(join(dir, file), 'utf8');
    // Unlike in HTML, in a drawing an element without content needs no end tag.
    const short = preloadScripts(joinScripts(written, file), file).replace(
      /><\/(?:path|use|circle)>/g,
      '/>',
    );
    const { html, late } = trimStyles(short);
    const name = `late-${hashOf(late).digest('hex').slice(0, 8)}.css`;
    writeFileSync(join(dir, name), late);
    const link = (attributes: string) => `<link rel="stylesheet" href="/${name}"${attributes}/>`;
    // Nothing lets the sheet count where no script runs.
    const links = `${ahead}${link(` media="${MEDIA.join(', ')}"`)}<noscript>${link('')}</noscript></head>`;
    const whole = html.replace('</head>', links);
    const policy = `<meta http-equiv="Content-Security-Policy" content="${policyOf(whole)}"/>`;
    const charset = '<meta charSet="utf-8"/>';
    if (!whole.includes(charset)) throw new Error(`${file} does not begin with ${charset}`);
    writeFileSync(join(dir, file), whole.replace(charset, charset + policy));
  }
}
