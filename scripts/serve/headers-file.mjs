// @ts-check

/**
 * @typedef {object} HeaderRule one block of a `_headers` file
 * @property {string} path a path; `*` stands for any rest
 * @property {[name: string, value: string][]} headers
 */

/**
 * Writes rules in the `_headers` format that Netlify and Cloudflare Pages read.
 * @param {HeaderRule[]} rules
 */
export function formatHeaders(rules) {
  return rules
    .map(({ path, headers }) =>
      [path, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n');
}

/**
 * Reads a `_headers` file.
 * @param {string} text
 * @returns {HeaderRule[]}
 * @throws {Error} a line that is neither a path, a header nor a comment
 */
export function parseHeaders(text) {
  /** @type {HeaderRule[]} */
  const rules = [];
  text.split('\n').forEach((line, index) => {
    if (!line.trim() || line.trim().startsWith('#')) return;
    if (line.startsWith('/')) {
      rules.push({ path: line.trim(), headers: [] });
      return;
    }
    const header = /^\s+([\w-]+):\s*(\S.*?)\s*$/.exec(line);
    const rule = rules.at(-1);
    if (!header || !rule) throw new Error(`_headers, line ${index + 1}: cannot read "${line}"`);
    rule.headers.push([/** @type {string} */ (header[1]), /** @type {string} */ (header[2])]);
  });
  return rules;
}

/**
 * The headers of one path. Where several rules name the same header its values are joined, as the
 * hosts do: rules should not overlap there.
 * @param {HeaderRule[]} rules
 * @param {string} path
 * @returns {Record<string, string>}
 */
export function headersFor(rules, path) {
  /** @type {Record<string, string>} */
  const found = {};
  for (const rule of rules) {
    if (!matches(rule.path, path)) continue;
    for (const [name, value] of rule.headers) {
      found[name] = name in found ? `${found[name]}, ${value}` : value;
    }
  }
  return found;
}

/**
 * @param {string} pattern
 * @param {string} path
 */
function matches(pattern, path) {
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`, 's').test(path);
}
