import { spawnSync } from 'node:child_process';
import { standIn } from '../tests/speed/photos.cjs';

test("a photo's stand-in has its size, and weighs what a photo would", () => {
  const small = standIn('https://images.unsplash.com/photo-1?auto=format&w=320&h=240&q=70');
  expect(small).toMatch(/^<svg [^>]*width="320" height="240">.*<\/svg>$/);
  expect(small.length).toBeGreaterThan(7_000);
  const large = standIn('https://images.unsplash.com/photo-1?auto=format&w=640&h=480&q=70');
  expect(large.length / small.length).toBeCloseTo(4, 0);
});

test.each([
  [['--runs', '0'], /^"0" is no number of visits/],
  [['--runs', 'many'], /^"many" is no number of visits/],
  [['--speed', 'high'], /^Unknown option '--speed'/],
])('%j ends with a sentence and the usage', (options, sentence) => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/speed.mjs', ...options], {
    encoding: 'utf8',
  });
  expect(stderr).toMatch(sentence);
  expect(stderr).toMatch(/Usage: npm run speed/);
  expect(status).toBe(2);
});
