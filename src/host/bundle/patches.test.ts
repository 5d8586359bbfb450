import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkPatches, patches } from './patches';

const root = join(__dirname, '../../..');

test('packages have the versions that their patches were tried with, and the tests are there', () => {
  expect(() => checkPatches(root)).not.toThrow();
  expect(patches.map(({ test }) => test).filter((file) => !existsSync(join(root, file)))).toEqual(
    [],
  );
});

test('another version is named, with what is replaced in it and the test to run', () => {
  const [first] = patches;
  expect(() => checkPatches(root, [{ ...first!, version: '5.0.0' }])).toThrow(
    /^gatsby is 5\.16\.1; gatsby-node\.ts replaces in 5\.0\.0: the code behind Head exports.*\nLook.*run tests\/routes\.spec\.ts/,
  );
});
