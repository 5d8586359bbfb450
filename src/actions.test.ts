import { readFileSync } from 'node:fs';
import { titles } from './actions';

test('docs/product.md, section 8: the titles of toasts, but those that an item or a button gives', () => {
  const [, section = ''] = /^## 8\..*?^\| Pressed[^\n]*\n[^\n]*\n(.*?)\n\n/ms.exec(
    readFileSync('docs/product.md', 'utf8'),
  )!;
  const written = section
    .split('\n')
    .map((row) => row.split('|')[2]!.trim())
    .filter((title) => !/name$/.test(title))
    .flatMap((title) => title.split(', '));
  expect(new Set(Object.values(titles))).toEqual(new Set(written));
});
