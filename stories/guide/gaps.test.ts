import { gaps } from './gaps';
import type { Guide } from './Guide';

const whole: Guide = {
  status: 'stable',
  use: ['Here.'],
  avoid: ['There.'],
  do: { rule: 'This.', show: null },
  dont: { rule: 'That.', show: null },
  content: ['Short.'],
  keyboard: [],
  accessibility: [{ note: 'Named.', wcag: '4.1.2 Name, Role, Value' }],
  related: ['Primitives/Link'],
};

test('A whole guide lacks nothing, even without keys', () => {
  expect(gaps(whole)).toEqual([]);
});

test('An empty list is a gap, and so is a field left out', () => {
  expect(gaps({ ...whole, avoid: [], keyboard: undefined })).toEqual(['keyboard', 'avoid']);
});

test('No guide lacks all of it', () => {
  expect(gaps(undefined).sort()).toEqual(Object.keys(whole).sort());
});
