import { createElement } from 'react';
import { describeProps, descriptionOf, firstSentence } from './descriptions';
import { typeInWords } from './typeInWords';

test('a component without a comment has no description', () => {
  expect(descriptionOf(undefined)).toBe('');
  expect(descriptionOf({ __docgenInfo: { description: 'One.' } })).toBe('One.');
});

test('a description cites no file', () => {
  const description = 'A pair on the shelf (docs/product.md, section 3). See B (src/tokens/b.ts).';
  expect(descriptionOf({ __docgenInfo: { description } })).toBe('A pair on the shelf. See B.');
});

test.each([
  ['A price.', 'A price.', ''],
  ['A price of $1.50 or so. For more use `B`.', 'A price of $1.50 or so.', 'For more use `B`.'],
  ['No stop', 'No stop', ''],
])('the first sentence of “%s” leads its page', (text, first, rest) => {
  expect(firstSentence(text)).toEqual([first, rest]);
});

test.each([
  ['"fill" | "whole"', { summary: 'fill, whole' }],
  ['undefined | "key"', { summary: 'key' }],
  ['boolean', { summary: 'Yes or no' }],
  [
    '((item: Readonly<{ id: string }>) => void)',
    { summary: 'A callback', detail: '((item: Readonly<{ id: string }>) => void)' },
  ],
  [
    '(category: Readonly<{ id: string; name: string }>)...',
    { summary: 'A callback', detail: '(category: Readonly<{ id: string; name: string }>)...' },
  ],
  [
    'readonly Readonly<{ id: string; detail?...',
    { summary: 'A list', detail: 'readonly Readonly<{ id: string; detail?...' },
  ],
  [
    'Readonly<{ id: string; title: string }>',
    {
      summary: 'An item',
      detail: 'Readonly<{ id: string; title: string }>',
    },
  ],
])('the type %s is said in words', (summary, type) => {
  expect(typeInWords({ table: { type: { summary } } })?.type).toEqual(type);
});

test.each([
  ['Add to Cart', 'Words'],
  [() => {}, 'A callback'],
  [{ order: 1 }, 'An object'],
  [['a', 'b'], 'A list'],
  [true, 'Yes or no'],
])('a native prop, which has no type, has that of its value %p', (value, summary) => {
  expect(typeInWords({}, value)?.type).toEqual({ summary });
});

test('a native prop without a value has no type', () => {
  expect(typeInWords({})).toBeUndefined();
});

test('neither a callback nor an element has a control, anything else keeps its own', () => {
  const act = { name: 'onAction', type: { name: 'other', value: 'Act' } as const };
  const title = { name: 'title', control: 'text', type: { name: 'string' } as const } as const;
  const described = describeProps({
    argTypes: {
      onAction: { ...act, table: { type: { summary: 'Act' } } },
      title: { ...title, table: { type: { summary: 'string' } } },
    },
    initialArgs: { onClick: () => {}, icon: createElement('svg'), children: [createElement('b')] },
  } as unknown as Parameters<typeof describeProps>[0]);
  expect(described.onAction).toMatchObject({ control: false });
  expect(described.onClick).toMatchObject({
    control: false,
    table: { type: { summary: 'A callback' } },
  });
  expect(described.icon).toMatchObject({ control: false });
  expect(described.children).toMatchObject({ control: false });
  expect(described.title).toMatchObject({ control: 'text' });
});

test('a default is said without the marks of code', () => {
  const said = (summary: string) =>
    typeInWords({ table: { type: { summary: 'x' }, defaultValue: { summary } } })?.defaultValue;
  expect(said('"outline"')).toEqual({ summary: 'outline' });
  expect(said('false')).toEqual({ summary: 'no' });
});
