import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forcedColorsMode, modes } from '../../.storybook/modes';
import { lock } from './lock.mjs';
import { readTimes } from './times.mjs';

const root = process.cwd();

/**
 * @param {string[]} command
 * @param {Record<string, string>} [env]
 */
function node(command, env) {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: root,
    env: { ...process.env, CHROMATIC_PROJECT_TOKEN: '', ...env },
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

describe('npm run review', () => {
  const review = (/** @type {string[]} */ ...args) => node(['scripts/review.mjs', ...args]);

  test.each([
    [['--bas', 'main'], /Unknown option '--bas'[^]*Usage: npm run review/],
    [['--base'], /[^]*Usage: npm run review/],
    [['--take', 'some'], /"--take some" is not known/],
    [['--repeat', 'twice'], /"--repeat twice": give a whole number[^]*Usage/],
    [['--repeat', '2', '--base', 'main'], /"--base" says nothing beside it/],
    [['--repeat', '2', '--take', 'all'], /"--take" says nothing beside it/],
    [['--base', 'no-such-ref'], /"no-such-ref" is no commit, branch or tag/],
    [['--accept', 'no-such-file.json'], /There is no file "no-such-file.json"/],
  ])('%j is a wrong command line, in a sentence', (args, sentence) => {
    const { status, said } = review(...args);
    expect(said).toMatch(sentence);
    expect(said).not.toMatch(/^\s+at /m);
    expect(status).toBe(2);
  });

  test.each(['', 'x', '0', '1', '-2', '2.5', '100', '1e1'])(
    '"%s" is no number of takes',
    (times) => {
      expect(() => readTimes({ repeat: times }, 'Usage: it')).toThrow(
        expect.objectContaining({
          exitCode: 2,
          message: `"--repeat ${times}": give a whole number from 2 to 99.\nUsage: it`,
        }),
      );
    },
  );

  test('no browser is a sentence', () => {
    const { status, said } = node(['scripts/review.mjs', '--base', 'HEAD'], {
      CHROME_PATH: '/no/chromium',
    });
    expect(said).toMatch(/no Chromium starts there/);
    expect(status).toBe(1);
  });

  test('two at a time get a sentence, and a dead one does not block', () => {
    const folder = mkdtempSync(join(tmpdir(), 'waxline-'));
    const file = join(folder, 'running');
    writeFileSync(file, String(process.ppid));
    expect(() => lock(file)).toThrow(/Another review is running/);
    writeFileSync(file, '999999999');
    lock(file);
    expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
    rmSync(folder, { recursive: true });
  });
});

describe('npm run chromatic', () => {
  /** What the CLI says of a configuration before it asks for the token. */
  function verdict(/** @type {object} */ config) {
    const folder = mkdtempSync(join(tmpdir(), 'waxline-'));
    const file = join(folder, 'chromatic.config.json');
    writeFileSync(file, JSON.stringify(config));
    const cli = join('node_modules', 'chromatic', 'dist', 'bin.cjs');
    const { said } = node([cli, '--config-file', file, '--no-interactive']);
    rmSync(folder, { recursive: true });
    return said;
  }
  const config = JSON.parse(readFileSync(join(root, 'chromatic.config.json'), 'utf8'));

  test('the CLI takes our configuration', () => {
    const said = verdict(config);
    expect(said).not.toMatch(/was invalid/);
    expect(said).toMatch(/Missing project token/);
  });

  test.each([
    ['a key it does not know', { onlyChangd: true }, /onlyChangd/],
    ['a value it cannot take', { externals: 7 }, /externals/],
  ])('and would refuse %s', (_, wrong, sentence) => {
    const said = verdict({ ...config, ...wrong });
    expect(said).toMatch(/was invalid/);
    expect(said).toMatch(sentence);
  });

  test('the script it builds with exists, and writes where it looks', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    expect(scripts[config.buildScriptName]).toContain(config.outputDir);
    expect(config).toMatchObject({ onlyChanged: true, externals: ['static/**'] });
  });
});

test('the modes of modes.ts are what every story gets, and nobody writes others', () => {
  const preview = readFileSync(join(root, '.storybook', 'preview.tsx'), 'utf8');
  expect(preview).toMatch(/import \{ modes \} from '\.\/modes'/);
  expect(preview).toMatch(/chromatic: \{ modes \}/);
  const { status, stdout } = spawnSync(
    'git',
    ['grep', '-hoE', '--untracked', 'modes: *[A-Za-z]*', '--', 'stories'],
    { cwd: root, encoding: 'utf8' },
  );
  expect(status).toBe(0);
  expect([...new Set(stdout.trim().split('\n'))]).toEqual(['modes: forcedColorsMode']);
});

test('light and dark, each on a phone, a tablet and a desktop, and forced colours', () => {
  const looks = Object.values(modes).map(({ scheme, viewport }) => `${scheme} ${viewport.width}`);
  expect(looks).toEqual(
    ['dark', 'light'].flatMap((scheme) => [360, 768, 1280].map((width) => `${scheme} ${width}`)),
  );
  expect(Object.values(forcedColorsMode)).toEqual([
    expect.objectContaining({ forcedColors: 'active' }),
  ]);
});
