import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileOf, pagesOf } from '../lib/files';
import { headersFor, readHeaders } from './headers';

const escape = (path: string) => path.replace(/[.+]/g, '\\$&');

/** The location that serves a page at its address, and redirects every other spelling to it. */
function locationOf(page: string) {
  const path = escape(page);
  // The pattern ends with `\z`, because `$` would allow a line break after it.
  const spellings = page === '/' ? '/(index(\\.html)?)?' : `${path}(/|/index(\\.html)?|\\.html)?`;
  return `location ~* "^${spellings}\\z" {
  if ($request_uri !~ "^${path}(\\?|$)") { return 301 ${page}$is_args$args; }
  try_files /${fileOf(page)} =404;
}`;
}

/**
 * Writes `nginx.conf`, for an nginx server block, from the `_headers` and the pages of a built
 * site. For single paths it sets only the caching.
 */
export function writeNginx(dir: string) {
  const rules = readHeaders(dir);
  const caching: Record<string, string[]> = {};
  for (const { path, headers } of rules.slice(1))
    (caching[headers[0]![1]] ??= []).push(`${escape(path)}$`.replace('*$', ''));
  const config = `# Made by the build (docs/hosting.md): include it in a server block whose root is this folder.
absolute_redirect off;
server_tokens off;
charset utf-8;
gzip_static on;
gzip_proxied any;
gzip_vary on;
brotli_static on;
error_page 404 @lost;

${rules[0]!.headers.map(([name, value]) => `add_header ${name} "${value}" always;`).join('\n')}
add_header Cache-Control $caching always;
add_header Allow $allow always;
set $caching no-cache;
set $allow "";
${Object.entries(caching)
  .map(([value, paths]) => `if ($uri ~ "^(${paths.join('|')})") { set $caching "${value}"; }`)
  .join('\n')}
# A range that no file has must not be kept, either.
if ($http_range) { set $caching no-cache; }
if ($request_method !~ "^(GET|HEAD)$") { set $allow "GET, HEAD"; return 405; }
# Browsers take a backslash for a slash: none may get into an answer.
if ($request_uri ~* "^[^?]*(%2f|\\x5c)") { return 404; }
if ($request_uri ~ "^([^?]*?)/{2,}([^?/][^?]*)") { return 301 $1/$2$is_args$args; }
if ($request_uri ~ "^([^?]*[^?/])/{2,}(\\?|$)") { return 301 $1$is_args$args; }

location @lost { set $caching "${headersFor(rules, '/404.html')['Cache-Control']}"; try_files /404.html =404; }
location ~ "/\\.(?!well-known/)|^/(_headers|nginx\\.conf|404(/.*|\\.html)?)\\z|\\.(br|gz)\\z" { return 404; }
location = /manifest.webmanifest { types {} default_type application/manifest+json; }
${pagesOf(dir).map(locationOf).join('\n')}
location / { try_files $uri =404; }
`;
  writeFileSync(join(dir, 'nginx.conf'), config);
}
