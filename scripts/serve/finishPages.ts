import { hash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync } from '@swc/core';
import { photoHost } from '../../src/host/page/photos';
import { filesOf } from '../lib/files';
import { MEDIA, styleTag, trimStyles } from './trimStyles';

const inlineScript = /<script\b(?![^>]*\ssrc\s*=)[^>]*>([\s\S]*?)<\/script>/gi;

const sourcesOf = (codes: string[]) =>
  new Set(codes.map((code) => `'sha256-${hash('sha256', code, 'base64')}'`));

/**
 * What a page lets run and ask for: files of the site, its own inline scripts and style tags, by their hashes, and
 * photos. It stands in the page, where it holds on every host, grows with no other page, and is compressed.
 */
export function policyOf(html: string) {
  const scripts = [...html.matchAll(inlineScript)].map(([, code = '']) => code);
  const styles = [...html.matchAll(styleTag)].map(([, , css = '']) => css);
  return [
    ["script-src 'self'", ...sourcesOf(scripts)].join(' '),
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
 * Joins the inline scripts that Gatsby writes at the end of a page into the first one, without
 * comments, which saves a hash each. The list of each page's files is left out: Gatsby 5.16 writes
 * it as a text where its loader looks up an object, so the loader finds nothing in it anyway. Our own
 * code there (src/host/page/bodyTags.tsx) is shortened.
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
  delete found.___chunkMapping;
  return rest.replace(
    /<script>([\s\S]*?)<\/script>/,
    (_, code: string) =>
      `<script>${Object.values(found).join('')}${minifySync(code).code}</script>`,
  );
}

/** Turns the page's script tags into preloads; whenShown.ts runs the scripts later. */
function preloadScripts(html: string, file: string) {
  const preloaded = html.replace(
    /<script src="([^"]+)" async><\/script>/g,
    '<link rel="preload" as="script" media="print" fetchpriority="low" href="$1"/>',
  );
  if (preloaded === html) throw new Error(`${file}: Gatsby no longer writes its scripts as before`);
  return preloaded;
}

/** A page without photos connects to their host only when a page change asks for some. */
const withoutIdleConnection = (html: string) =>
  html.split(photoHost).length > 2
    ? html
    : html.replace(`<link rel="preconnect" href="${photoHost}"/>`, '');

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
  // Files with this name are fetched when the page is idle (src/lib/useDeferred.ts).
  const later = filesOf(dir).filter((name) => /^later-.*\.js$/.test(name));
  const names = later.map((name) => `/${name}`).join(' ');
  const ahead = names && `<meta name="later" content="${names}"/>`;
  for (const file of filesOf(dir).filter((name) => name.endsWith('.html'))) {
    const written = readFileSync(join(dir, file), 'utf8');
    // Unlike in HTML, in a drawing an element without content needs no end tag.
    const short = preloadScripts(joinScripts(written, file), file).replace(
      /><\/(?:path|use|circle)>/g,
      '/>',
    );
    const { html, late } = trimStyles(withoutIdleConnection(short));
    const name = `late-${hash('sha256', late).slice(0, 8)}.css`;
    writeFileSync(join(dir, name), late);
    const link = (attributes: string) => `<link rel="stylesheet" href="/${name}"${attributes}/>`;
    // A script switches the late sheet on, so without script the link needs no condition.
    const links = `${ahead}${link(` media="${MEDIA.join(', ')}"`)}<noscript>${link('')}</noscript></head>`;
    const whole = html.replace('</head>', links);
    const policy = `<meta http-equiv="Content-Security-Policy" content="${policyOf(whole)}"/>`;
    const charset = '<meta charSet="utf-8"/>';
    if (!whole.includes(charset)) throw new Error(`${file} does not begin with ${charset}`);
    writeFileSync(join(dir, file), whole.replace(charset, charset + policy));
  }
}
