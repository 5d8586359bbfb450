import { buildHash } from './buildHash';

function hashOf(...files: string[]) {
  const compilation = { hash: 'of webpack', assets: Object.fromEntries(files.map((f) => [f, {}])) };
  buildHash.apply({ hooks: { afterEmit: { tap: (_, act) => act(compilation) } } });
  return compilation.hash;
}

test('builds have the same hash if they have the same scripts, in any order', () => {
  const one = hashOf('app-1.js', 'app-1.js.map', 'webpack-runtime-1.js');
  expect(one).toMatch(/^[0-9a-f]{8}$/);
  expect(hashOf('webpack-runtime-1.js', 'app-1.js')).toBe(one);
  // The runtime does not name the app's script, in which the names of all prints are.
  expect(hashOf('app-2.js', 'webpack-runtime-1.js')).not.toBe(one);
  expect(hashOf('app-1.js', 'webpack-runtime-2.js')).not.toBe(one);
});

test('a build without the app fails', () => {
  expect(() => hashOf('webpack-runtime-1.js')).toThrow('no longer writes app-HASH.js');
});
