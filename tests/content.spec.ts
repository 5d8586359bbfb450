import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import postcss from 'postcss';
import { fileOf, filesOf, packageOf } from '../scripts/lib/files';
import { expect, test } from './fixtures';

const site = 'public';
const pages = filesOf(site).filter((file) => file.endsWith('.html'));
const read = (file: string) => readFileSync(join(site, file), 'utf8');

/** Checks against the HTML standard, and the rules of ARIA that can be checked in a file. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    'heading-level': 'error',
    'no-dup-id': 'error',
    'no-redundant-for': 'error',
    // Safari announces a list without bullets only if it has the role, so the role is not
    // redundant.
    'no-redundant-role': 'off',
    'prefer-native-element': 'off',
    // The menus of large and of small windows have the same name, but only one is shown at a time.
    'unique-landmark': 'off',
    // This is Radix's button, and it is not in a form.
    'no-implicit-button-type': 'off',
  },
});

test('HTML is valid, ids are unique and headings in order, on every page', async () => {
  expect(pages.length).toBeGreaterThanOrEqual(10);
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
  for (const page of pages)
    for (const [, tag, address = ''] of read(page).matchAll(
      /<(\w+)\b[^>]*?\s(?:href|src|content)="([^"]*)"/g,
    )) {
      if (tag === 'meta' && !/^https:\/\/waxline\.example/.test(address)) continue;
      // Left out are other sites, mail and telephone links, and "#" where an action is not built
      // yet (docs/product.md, section 8).
      if (/^(https:\/\/(?!waxline\.example)|mailto:.|tel:.|#$)/.test(address)) continue;
      checked++;
      const { origin, pathname, hash } = new URL(address, 'https://waxline.example/');
      const own = address.startsWith('#') ? page : fileOf(pathname);
      const target = join(site, existsSync(join(site, own)) ? own : decodeURI(pathname));
      const there =
        origin === 'https://waxline.example' &&
        existsSync(target) &&
        (!hash || readFileSync(target, 'utf8').includes(`id="${hash.slice(1)}"`));
      if (!there) missing.push(`${page}: <${tag}> ${address}`);
    }
  expect(missing).toEqual([]);
  expect(checked).toBeGreaterThan(300);
  console.log(`${checked} links and files, ${pages.length} pages`);
});

test('licences.txt passes on the words of every package that the scripts are made of', async ({
  request,
}) => {
  const answer = await request.get('/licences.txt');
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const licences = await answer.text();
  const maps = filesOf(site).filter((file) => file.endsWith('.js.map'));
  const names = new Set(maps.flatMap((file) => JSON.parse(read(file)).sources).map(packageOf));
  names.delete(undefined);
  expect(names.size).toBeGreaterThan(40);
  // Our copies out of these are in no source map.
  for (const name of ['bricolage-grotesque', 'instrument-sans'])
    names.add(`@fontsource-variable/${name}`);
  for (const name of ['@fortawesome/free-brands-svg-icons', 'lucide']) names.add(name);
  const missing = [...names].filter((name) => {
    const folder = join(__dirname, '..', 'node_modules', name!);
    const [file] = ['LICENSE', 'LICENSE.md', 'LICENSE.txt']
      .map((one) => join(folder, one))
      .filter(existsSync);
    // One has its licence in its README only.
    const words = file ? readFileSync(file, 'utf8').trim() : name === 'mitt' && 'MIT';
    return !words || !licences.includes(`\n${name} `) || !licences.includes(words);
  });
  expect(missing).toEqual([]);
});

test('styles are named by four characters, not by the seven of Emotion', () => {
  const names = pages.flatMap((page) => read(page).match(/(?<=[" ])w-[^" ]+/g) ?? []);
  expect(names.length).toBeGreaterThan(1000);
  expect(names.filter((name) => !/^w-[a-z0-9]{4}$/.test(name))).toEqual([]);
});

/** Properties of other engines, which stand beside the standard's own. */
const ofOtherEngines = /^-(moz|ms)-/;

test('the browser takes every declaration of the styles that pages bring: a wrong one is dropped without a word', async ({
  page: chromium,
}) => {
  const declarations = new Map<string, string[]>();
  const tags = pages.flatMap((page) => [...read(page).matchAll(/<style[^>]*>(.*?)<\/style>/gs)]);
  const lateSheets = filesOf(site).filter((file) => /^late-[^.]*\.css$/.test(file));
  for (const css of [...tags.map(([, css]) => css!), ...lateSheets.map(read)])
    postcss.parse(css).walkDecls(({ prop, value, parent }) => {
      const isDescriptor = parent?.type === 'atrule';
      if (isDescriptor || prop.startsWith('--') || ofOtherEngines.test(prop)) return;
      declarations.set(`${prop}: ${value}`, [prop, value]);
    });
  expect(lateSheets.length).toBeGreaterThanOrEqual(10);
  expect(declarations.size).toBeGreaterThan(700);
  const dropped = await chromium.evaluate(
    (all) => all.filter(([prop, value]) => !CSS.supports(prop!, value!)),
    [...declarations.values()],
  );
  expect(dropped).toEqual([]);
});
