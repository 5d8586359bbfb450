import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** As a clone is before its packages are installed. */
let clone: string;
beforeAll(() => {
  clone = mkdtempSync(join(tmpdir(), 'waxline-clone-'));
  for (const each of ['scripts', 'package.json'])
    cpSync(join(__dirname, '..', '..', each), join(clone, each), { recursive: true });
});
afterAll(() => rmSync(clone, { recursive: true }));

// A wrong option is told before anything is installed, which takes all that loads before.
test.each([
  ['test.mjs', ['--only', 'nope'], 2, 'There is no suite "nope"'],
  ['start.mjs', ['--port', 'x'], 1, '"x" is not a port'],
  ['serve/serve.mjs', [], 1, 'The packages are not installed yet'],
])('%s runs without a single package', (script, args, code, sentence) => {
  const { status, stderr } = spawnSync(process.execPath, [join('scripts', script), ...args], {
    cwd: clone,
    env: { ...process.env, NODE_OPTIONS: '' },
    encoding: 'utf8',
  });
  expect(stderr).toContain(sentence);
  expect(status).toBe(code);
});
