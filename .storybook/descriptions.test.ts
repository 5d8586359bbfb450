import { descriptionOf, withoutSources } from './descriptions';

test('sources are left out, and other asides are not', () => {
  expect(withoutSources('A price (specification, section 3: product). For art use ArtCard.')).toBe(
    'A price. For art use ArtCard.',
  );
  expect(
    withoutSources('Still under reduced motion (WCAG 2.3.3), as (design, section 4) says'),
  ).toBe('Still under reduced motion (WCAG 2.3.3), as says');
});

test('a component without a comment has no description', () => {
  expect(descriptionOf(undefined)).toBe('');
  expect(descriptionOf({ __docgenInfo: { description: 'One.' } })).toBe('One.');
});
