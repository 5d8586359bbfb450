import { spawnSync } from 'node:child_process';

const node = (/** @type {string[]} */ ...args) =>
  spawnSync(process.execPath, args, { encoding: 'utf8' });

test.each([
  [['--bas', 'main'], /Unknown option '--bas'[^]*Usage: npm run review/],
  [['--take', 'some'], /"--take some" is not known/],
  [['--repeat', '1'], /"--repeat 1": give a whole number from 2 to 9/],
  [['--repeat', '2', '--base', 'main'], /"--repeat" has no base/],
  [['--base', 'no-such-ref'], /"no-such-ref" is no commit, branch or tag/],
])('%j is a wrong command line, in a sentence', (args, sentence) => {
  const { status, stderr } = node('scripts/review/review.mjs', ...args);
  expect(stderr).toMatch(sentence);
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(status).toBe(2);
});

test('Chromatic takes chromatic.config.json, and misses no more than the token', () => {
  const { stdout, stderr } = node('node_modules/chromatic/dist/bin.cjs', '--project-token=');
  expect(stdout + stderr).toMatch(/Missing project token/);
});
