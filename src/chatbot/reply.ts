/** What BeatBot says whenever the chat opens (docs/product.md, section 9). */
export const GREETING = "Hi, I'm BeatBot. Ask me about beats, fashion, shoes or shipping.";

const fallback = "I don't know that one yet. Try me on beats, fashion, shoes or shipping.";

/**
 * The rules in the order in which they are tried (docs/product.md, section 9). Greetings come last
 * because "hi" is a part of "shipping".
 */
const rules: readonly { keywords: readonly string[]; answer: string }[] = [
  {
    keywords: ['beat'],
    answer:
      'Beats are on the homepage: start with Featured Products, or pick a sound under Browse by Category.',
  },
  {
    keywords: ['fashion'],
    answer: 'Hoodies, tees, caps and more are waiting for you on the Fashion page.',
  },
  {
    keywords: ['shoe'],
    answer: 'From limited editions to skate pairs, they are all on the Shoes page.',
  },
  {
    keywords: ['shipping'],
    answer:
      'We offer worldwide shipping. Standard takes 5-7 business days, and express is offered at checkout.',
  },
  {
    keywords: ['hello', 'hi'],
    answer: 'Hello! Good to see you. Beats, fashion, shoes or shipping: what can I help with?',
  },
];

/**
 * BeatBot's answer to a message (docs/product.md, section 9). The first rule decides whose keyword
 * stands anywhere in the lowercased text, also inside another word; if there is none, the answer is
 * a fallback. The caller ignores blank messages.
 */
export function reply(text: string): string {
  const lowercased = text.toLowerCase();
  const rule = rules.find(({ keywords }) =>
    keywords.some((keyword) => lowercased.includes(keyword)),
  );
  return rule?.answer ?? fallback;
}
