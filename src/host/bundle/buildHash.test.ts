import { buildHash } from './buildHash';

function hashOf(...files: string[]) {
  const compilation = { hash: 'of webpack', assets: Object.fromEntries(files.map((f) => [f, {}])) };
  buildHash.apply({ hooks: { afterEmit: { tap: (_, act) => act(compilation) } } });
  return compilation.hash;
}

test("the build's hash is that of its runtime's name", () => {
  expect(hashOf('app-0.js', 'webpack-runtime-1a.js', 'webpack-runtime-1a.js.map')).toBe('1a');
});

test('a build without a runtime fails', () => {
  expect(() => hashOf('app-0.js')).toThrow('0 files webpack-runtime-HASH.js, not 1');
});
