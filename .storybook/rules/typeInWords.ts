import { isValidElement } from 'react';
import type { InputType } from 'storybook/internal/types';

export const callback = 'A callback';

/**
 * Types that a designer need not take apart, and what the catalogue says in their place. The first
 * that matches counts. TypeScript leaves out the end of a long type.
 */
const known: readonly (readonly [type: RegExp, words: string])[] = [
  [/=> ReactNode/, 'What to draw for each item'],
  [/^Act$|=> void|^function$|^\(+\w+: /, callback],
  [/ReactNode|ReactElement/, 'Words or elements'],
  [/^ElementType/, 'Another element'],
  [/^readonly number\[\]/, 'A list of numbers'],
  [/^readonly |^\w+\[\]$/, 'A list'],
  [/^string$/, 'Words'],
  [/^number$/, 'A number'],
  [/^boolean$/, 'Yes or no'],
  [/^Ref</, 'A ref'],
  [/\bid: string/, 'An item'],
];

/** "\"fill\" | \"whole\"" as the words in it. */
const choices = (type: string) => {
  const parts = type.split(' | ').filter((part) => part !== 'undefined');
  return parts.every((part) => /^"[^"]*"$/.test(part)) && parts.map((part) => part.slice(1, -1));
};

/**
 * A prop's type in a designer's words: the values that it may have, or what kind of thing it is. A
 * press shows the code's own type. Docgen knows no type of a native prop, so it is read from the
 * value that the stories give.
 */
export function typeInWords({ table }: InputType, value?: unknown): InputType['table'] {
  const raw = table?.type?.summary ?? typeOf(value);
  if (!raw) return table;
  const words = choices(raw);
  const summary = words
    ? words.join(', ')
    : (known.find(([like]) => like.test(raw))?.[1] ?? 'An object');
  const detail = !words && raw.includes(' ') ? { detail: raw } : {};
  const initial = table?.defaultValue?.summary?.replace(/^"(.*)"$/, '$1');
  return {
    ...table,
    type: { summary, ...detail },
    ...(initial && { defaultValue: { summary: answers[initial] ?? initial } }),
  };
}

function typeOf(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (isValidElement(value)) return 'ReactElement';
  return Array.isArray(value) ? 'unknown[]' : typeof value;
}

const answers: Readonly<Record<string, string>> = { true: 'yes', false: 'no' };
