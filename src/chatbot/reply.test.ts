import { readFileSync } from 'node:fs';
import { GREETING, reply } from './reply';

/** The rows of the table of BeatBot in docs/product.md, section 9: what is asked, and its answer. */
const rows = readFileSync('docs/product.md', 'utf8')
  .split(/^\| Keyword .*\n.*\n/m)[1]!
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, asked, answer]) => ({ asked: asked!, answer: answer! }));
const answerTo = (asked: string) => rows.find((row) => row.asked === asked)?.answer;
const rules = rows.map(({ asked, answer }) => ({
  asked,
  keywords: [...asked.matchAll(/`(.+?)`/g)].map(([, keyword]) => keyword!),
  answer,
}));
const ranked = rules.filter(({ keywords }) => keywords.length);

test('docs/product.md, section 9: what it says on opening, and where no keyword is asked', () => {
  expect(GREETING).toBe(answerTo('(on opening)'));
  for (const text of ['refund', 'bea sho', '', '   ', 'обувь 👟'])
    expect(reply(text)).toBe(answerTo('none of these'));
});

test.each(ranked)('docs/product.md, section 9: answers $asked', ({ keywords, answer }) => {
  for (const keyword of keywords)
    for (const text of [keyword, keyword.toUpperCase(), `un${keyword}ed`, `\n  ${keyword}  `])
      expect(reply(text)).toBe(answer);
});

test('docs/product.md, section 9: of two keywords the one that comes first there', () => {
  for (const [index, { answer, keywords }] of ranked.entries())
    for (const later of ranked.slice(index + 1))
      expect(reply(`${later.keywords[0]} or ${keywords[0]}?`)).toBe(answer);
});
