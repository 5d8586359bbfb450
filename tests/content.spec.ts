import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { filesOf } from '../scripts/lib/files';
import { expect, test } from './fixtures';

const site = join(__dirname, '..', 'public');
const pages = filesOf(site).filter((file) => file.endsWith('.html'));
const read = (file: string) => readFileSync(join(site, file), 'utf8');

/** The HTML standard, and what of ARIA can be read in a file. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    'heading-level': 'error',
    'no-dup-id': 'error',
    'no-redundant-for': 'error',
    // Safari takes a list without bullets for none, unless it says that it is one.
    'no-redundant-role': 'off',
    'prefer-native-element': 'off',
    // The menus of large and of small windows, of which one is there at a time.
    'unique-landmark': 'off',
    // Radix's; it stands in no form.
    'no-implicit-button-type': 'off',
  },
});

test('HTML is valid, ids are unique and headings in order, on every page', async () => {
  expect(pages.length).toBeGreaterThanOrEqual(11);
  for (const page of pages) {
    const { results } = await validator.validateString(read(page));
    const found = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect.soft(found, page).toEqual([]);
  }
});

test('every link and every file that a page names is there, and so is every fragment', () => {
  const missing: string[] = [];
  let checked = 0;
  for (const page of pages) {
    const html = read(page);
    for (const [, address = ''] of html.matchAll(/\s(?:href|src|xlink:href|content)="([^"]*)"/g)) {
      if (!/^[/#]|^https:\/\/waxline\.example/.test(address)) continue;
      checked++;
      const { pathname, hash } = new URL(address, `https://waxline.example/${page}`);
      const path = join(site, pathname === `/${page}` ? page : decodeURI(pathname));
      const target = existsSync(join(path, 'index.html')) ? join(path, 'index.html') : path;
      const id = decodeURIComponent(hash.slice(1));
      if (!existsSync(target)) missing.push(`${page}: ${address}`);
      else if (id && !readFileSync(target, 'utf8').includes(`id="${id}"`))
        missing.push(`${page}: ${address}`);
    }
    // What is neither a path, nor of another kind, leads nowhere.
    for (const [, address = ''] of html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g))
      if (!/^(\/|#.|https:|mailto:|tel:)/.test(address)) missing.push(`${page}: ${address}`);
  }
  expect(missing).toEqual([]);
  expect(checked).toBeGreaterThan(500);
});
