import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accept, readAccepted } from './accepted.mjs';

const [a, b, c] = ['a', 'b', 'c'].map((letter) => letter.repeat(32));
/** @type {string} */
let folder;
const path = (/** @type {string} */ name) => join(folder, name);
const write = (/** @type {string} */ name, /** @type {unknown} */ content) =>
  writeFileSync(path(name), JSON.stringify(content));

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'waxline-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('no record accepts nothing', () => expect(readAccepted(path('none.json'))).toEqual({}));

test('an export of all stories is the record: what has become the base leaves', () => {
  write('record.json', { accepted: { merged: a, again: a } });
  write('given.json', { whole: true, accepted: { gone: 'removed', again: b }, rejected: ['x'] });
  expect(accept(path('record.json'), path('given.json'))).toEqual({ accepted: 2, dropped: 1 });
  expect(readFileSync(path('record.json'), 'utf8')).toBe(
    `${JSON.stringify({ accepted: { again: b, gone: 'removed' } }, null, 2)}\n`,
  );
});

test('an export of some stories is added, and takes back what it rejects', () => {
  write('record.json', { accepted: { other: a, regretted: a } });
  write('given.json', { accepted: { again: b }, rejected: ['regretted'] });
  expect(accept(path('record.json'), path('given.json'))).toEqual({ accepted: 1, dropped: 1 });
  expect(readAccepted(path('record.json'))).toEqual({ again: b, other: a });
});

test.each([
  ['no JSON', 'oops', /is no JSON/],
  ['a list', '[]', /no list of accepted pictures/],
  ['null', 'null', /no list of accepted pictures/],
  ['a hash that is none', JSON.stringify({ accepted: { x: `${c}!` } }), /no list of accepted/],
])('%s is refused in a sentence', (_, text, sentence) => {
  writeFileSync(path('bad.json'), text);
  expect(() => readAccepted(path('bad.json'))).toThrow(sentence);
});

test('a file that is not there is a wrong command line', () => {
  expect(() => accept(path('record.json'), path('none.json'))).toThrow(
    expect.objectContaining({ exitCode: 2, message: expect.stringContaining('There is no file') }),
  );
});
