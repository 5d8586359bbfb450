import { GREETING, reply } from './reply';

const answers = {
  beat: /homepage.*Featured Products.*Category/,
  fashion: /Fashion page/,
  shoe: /Shoes page/,
  shipping: /worldwide shipping.*5-7 business days.*express is offered at checkout/i,
  greeting: /^Hello!/,
  fallback: /beats, fashion, shoes or shipping/,
};

test('the greeting mentions beats, fashion, shoes and shipping', () => {
  for (const topic of ['beats', 'fashion', 'shoes', 'shipping']) expect(GREETING).toContain(topic);
});

test.each<[what: string, text: string, answer: keyof typeof answers]>([
  ['beat', 'beat', 'beat'],
  ['fashion', 'fashion', 'fashion'],
  ['shoe', 'shoe', 'shoe'],
  ['shipping', 'shipping', 'shipping'],
  ['hello', 'hello', 'greeting'],
  ['hi', 'hi', 'greeting'],

  ['beat before fashion', 'fashion or beats?', 'beat'],
  ['fashion before shoe', 'shoes or fashion?', 'fashion'],
  ['shoe before shipping', 'shipping for shoes?', 'shoe'],
  ['shipping before hello', 'hello, how long is shipping?', 'shipping'],
  ['beat before everything', 'hi hello shipping shoe fashion beat', 'beat'],

  ['any case', 'Any BEATS?', 'beat'],
  ['any case of a greeting', 'HeLLo', 'greeting'],
  ['a keyword inside a word', 'offbeat stuff', 'beat'],
  ['a greeting inside a word', 'what is this', 'greeting'],
  ['a keyword amid blanks', '\n  shoes  ', 'shoe'],

  ['anything else', 'refund', 'fallback'],
  ['a keyword cut short', 'bea sho', 'fallback'],
  ['nothing', '', 'fallback'],
  ['blanks', '   ', 'fallback'],
  ['other letters', 'обувь 👟', 'fallback'],
])('answers %s', (_, text, answer) => {
  expect(reply(text)).toMatch(answers[answer]);
});

test('no two answers are alike', () => {
  const texts = ['beat', 'fashion', 'shoe', 'shipping', 'hello', ''];
  expect(new Set(texts.map(reply)).size).toBe(texts.length);
});
