import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf, pagesOf } from '../lib/files';

/** One block of a `_headers` file, as Netlify and Cloudflare Pages read it; a `*` at the end of the path stands for any rest. */
export interface HeaderRule {
  path: string;
  headers: [name: string, value: string][];
}

/** Reads the rules that `writeHeaders` wrote. */
export function readHeaders(dir: string): HeaderRule[] {
  const blocks = readFileSync(join(dir, '_headers'), 'utf8').trim().split('\n\n');
  return blocks.map((block) => {
    const [path = '', ...lines] = block.split('\n');
    const headers = lines.map((line) => line.trim().split(/: (.*)/) as [string, string]);
    return { path, headers };
  });
}

/**
 * The headers of one path. If several rules set the same header, its values are joined, as the
 * hosts do; so rules should not overlap there.
 */
export function headersFor(rules: HeaderRule[], path: string) {
  const found: Record<string, string> = {};
  for (const rule of rules) {
    const any = rule.path.endsWith('*');
    if (any ? !path.startsWith(rule.path.slice(0, -1)) : path !== rule.path) continue;
    for (const [name, value] of rule.headers)
      found[name] = name in found ? `${found[name]}, ${value}` : value;
  }
  return found;
}

/**
 * The headers of a built site. Only one rule sets the caching of each file and page, because hosts
 * join the values of rules that overlap.
 */
function headersOf(dir: string): HeaderRule[] {
  const cache = (value: string) => (path: string) =>
    ({ path, headers: [['Cache-Control', value]] }) satisfies HeaderRule;
  const hashed = filesOf(dir).filter((file) => /[-.][0-9a-f]{8,}\.\w+$/.test(file));
  const unused = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];
  return [
    {
      path: '/*',
      headers: [
        // A page brings its policy itself (finishPages.ts), but for this, which only a header can say.
        ['Content-Security-Policy', "frame-ancestors 'none'"],
        ['X-Content-Type-Options', 'nosniff'],
        ['Referrer-Policy', 'same-origin'],
        ['Permissions-Policy', unused.map((feature) => `${feature}=()`).join(', ')],
        ['Cross-Origin-Opener-Policy', 'same-origin'],
        // Browsers ignore this header on plain http, so localhost stays reachable.
        ['Strict-Transport-Security', 'max-age=31536000'],
      ],
    },
    // File by file: a rule for a folder would also hold for what is missing there, for a year.
    ...hashed.map((file) => cache('public, max-age=31536000, immutable')(`/${file}`)),
    ...['/page-data/*', ...pagesOf(dir), '/404.html'].map(cache('no-cache')),
  ];
}

export function writeHeaders(dir: string) {
  const blocks = headersOf(dir).map(({ path, headers }) =>
    [path, ...headers.map((header) => `  ${header.join(': ')}`), ''].join('\n'),
  );
  writeFileSync(join(dir, '_headers'), blocks.join('\n'));
}
