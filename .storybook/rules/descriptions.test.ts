import { descriptionOf } from './descriptions';

test('a component without a comment has no description', () => {
  expect(descriptionOf(undefined)).toBe('');
  expect(descriptionOf({ __docgenInfo: { description: 'One.' } })).toBe('One.');
});
