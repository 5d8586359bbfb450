import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onPreBootstrap } from '../../gatsby-node';
import { checkContent } from '../../src/content/schema/check';
import { checkPatches } from '../../src/host/bundle/patches';
import { checkAddress } from '../../src/host/bundle/siteAddress';

jest.mock('../../src/content/schema/check', () => ({ checkContent: jest.fn() }));
jest.mock('../../src/host/bundle/patches', () => ({ checkPatches: jest.fn() }));
jest.mock('../../src/host/bundle/siteAddress', () => ({ checkAddress: jest.fn() }));

test.each([
  ['content', checkContent],
  ['a package that has outgrown its patch', checkPatches],
  ['an address', checkAddress],
])('a build stops at wrong input, and says why: %s', async (_, check) => {
  const directory = mkdtempSync(join(tmpdir(), 'waxline-'));
  const panic = jest.fn();
  const given = {
    reporter: { panic },
    store: { getState: () => ({ program: { directory } }) },
  } as unknown as Parameters<NonNullable<typeof onPreBootstrap>>[0];
  await onPreBootstrap?.(given, { plugins: [] }, () => {});
  expect(panic).not.toHaveBeenCalled();
  jest.mocked(check).mockImplementationOnce(() => {
    throw new Error('It is broken.');
  });
  await onPreBootstrap?.(given, { plugins: [] }, () => {});
  expect(panic).toHaveBeenCalledWith('It is broken.');
  rmSync(directory, { recursive: true });
});
