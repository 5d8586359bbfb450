// @ts-check
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatHeaders } from './headers-file.mjs';
import { filesOf, pagesOf } from '../lib/files.mjs';

const FOREVER = 'public, max-age=31536000, immutable';

/**
 * The CSP sources of a page's inline scripts. Data blocks (JSON-LD) are not run, and need none.
 * @param {string} html
 * @returns {string[]}
 */
export function inlineScriptHashes(html) {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes = '']) => !/\ssrc\s*=/i.test(attributes))
    .filter(
      ([, attributes = '']) => !/\stype\s*=\s*["']?application\/(ld\+)?json/i.test(attributes),
    )
    .map(([, , code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}

/**
 * @param {string[]} scriptHashes
 * @returns {string}
 */
export function contentSecurityPolicy(scriptHashes) {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...new Set(scriptHashes)].join(' '),
    // Emotion's server-side styles stand beside the elements they dress.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https://images.unsplash.com",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * The site's headers. Every file and page is named by one rule only for its caching, because hosts
 * join the values of rules that overlap.
 * @param {{ pages: string[], files: string[], scriptHashes: string[] }} site
 * @returns {import('./headers-file.mjs').HeaderRule[]}
 */
export function siteHeaders({ pages, files, scriptHashes }) {
  /**
   * @param {string} value
   * @returns {(path: string) => import('./headers-file.mjs').HeaderRule}
   */
  const cache = (value) => (path) => ({ path, headers: [['Cache-Control', value]] });
  const hashed = files
    .filter((file) => /^[^/]*[-.][0-9a-f]{16,}\.(js|css)$/.test(file))
    .map((file) => '/' + file);
  const html = pages.flatMap((page) => (page === '/' ? ['/'] : [page, `${page}/`]));
  return [
    {
      path: '/*',
      headers: [
        ['Content-Security-Policy', contentSecurityPolicy(scriptHashes)],
        ['X-Content-Type-Options', 'nosniff'],
        ['Referrer-Policy', 'strict-origin-when-cross-origin'],
        [
          'Permissions-Policy',
          'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
        ],
        ['Cross-Origin-Opener-Policy', 'same-origin'],
        // Browsers ignore it on plain http, so localhost stays reachable.
        ['Strict-Transport-Security', 'max-age=31536000'],
      ],
    },
    ...['/static/*', '/fonts/*', '/prints/*', ...hashed].map(cache(FOREVER)),
    ...['/page-data/*', ...html, '/404.html'].map(cache('no-cache')),
  ];
}

/**
 * Writes `_headers` from what the build has left, so that the hashes are those of the final HTML.
 * @param {string} dir the built site
 */
export function writeHeaders(dir) {
  const files = filesOf(dir);
  const scriptHashes = files
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => inlineScriptHashes(readFileSync(join(dir, file), 'utf8')));
  const rules = siteHeaders({ pages: pagesOf(dir), files, scriptHashes });
  writeFileSync(join(dir, '_headers'), formatHeaders(rules));
}
