import { descriptionOf, withoutSources } from './descriptions';

test('sources are left out, and other asides are not', () => {
  expect(withoutSources('A price (docs/product.md, section 3). For art use ArtCard.')).toBe(
    'A price. For art use ArtCard.',
  );
  expect(withoutSources('Still under reduced motion (WCAG 2.3.3).')).toBe(
    'Still under reduced motion (WCAG 2.3.3).',
  );
});

test('a component without a comment has no description', () => {
  expect(descriptionOf(undefined)).toBe('');
  expect(descriptionOf({ __docgenInfo: { description: 'One.' } })).toBe('One.');
});
