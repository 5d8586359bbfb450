import { coverVariables } from './cover';

test('the same id always gives the same art, another id another', () => {
  expect(coverVariables('neon-nights')).toEqual(coverVariables('neon-nights'));
  expect(coverVariables('neon-nights')).not.toEqual(coverVariables('neon-night'));
});

test('any id will do: empty, long, or in another script', () => {
  for (const id of ['', 'x'.repeat(10_000), '夜のテープ', '🎛']) {
    for (const value of Object.values(coverVariables(id)))
      expect(value).not.toMatch(/undefined|NaN/);
  }
});
