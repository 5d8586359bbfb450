import type { Guide } from './Guide';

/** For the tests: a guide that leaves nothing out. */
export const wholeGuide: Guide = {
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
