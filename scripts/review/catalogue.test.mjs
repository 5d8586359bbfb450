import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

test('a checkout is built by its own Storybook', () => {
  const source = mkdtempSync(join(tmpdir(), 'waxline-'));
  const program = join(source, 'node_modules', '.bin', 'storybook');
  mkdirSync(join(program, '..'), { recursive: true });
  writeFileSync(program, '#!/bin/sh\ntouch asked\nexit 1\n');
  chmodSync(program, 0o755);
  // In a process of its own, as jest turns modules into scripts.
  const script = `
    const { buildCatalogue } = await import('./scripts/review/catalogue.mjs');
    await buildCatalogue({ source: ${JSON.stringify(source)}, folder: ${JSON.stringify(join(source, 'out'))}, what: 'it' });`;
  const { stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  expect(stderr).toMatch(/The catalogue of it cannot be built; the reasons are above/);
  expect(existsSync(join(source, 'asked'))).toBe(true);
  rmSync(source, { recursive: true });
});
