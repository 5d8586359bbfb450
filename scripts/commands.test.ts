import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { writeIn } from './lib/files';
import { sentPackages } from './serve/licences';

/** A copy like a clone whose packages are not installed yet. */
let clone: string;
beforeAll(() => {
  clone = mkdtempSync(join(tmpdir(), 'waxline-clone-'));
  for (const each of ['scripts', 'package.json', 'package-lock.json'])
    cpSync(join(__dirname, '..', each), join(clone, each), { recursive: true });
});
afterAll(() => rmSync(clone, { recursive: true }));

const node = (cwd: string, ...args: string[]) =>
  spawnSync(process.execPath, args, {
    cwd,
    // Node warns where FORCE_COLOR and NO_COLOR are both set.
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      NO_COLOR: undefined,
      npm_execpath: join(clone, 'npm-cli.js'),
    },
    encoding: 'utf8',
  });

test.each([
  // These work without any package: a wrong option is reported before packages are installed.
  ['test.mjs', '--only=nope', 'There is no suite "nope"'],
  ['test.mjs', '--only=', 'There is no suite ""'],
  ['test.mjs', '--ony=unit', "Unknown option '--ony'"],
  ['test.mjs', '--quick --all', '--only, --all and --quick exclude each other'],
  ['test.mjs', '--repeat-each=0', '"0" is no number of times'],
  ['start.mjs', '--port=x', '"x" is not a port'],
  ['start.mjs', '--host=x', '"x" is not an IP address'],
])('%s %s ends with a sentence and the usage', (script, option, said) => {
  const { status, stderr } = node(clone, join('scripts', script), ...option.split(' '));
  expect(stderr).toMatch(new RegExp(`^${said}.*\nUsage: npm `));
  expect(status).toBe(2);
});

/** Runs the commands of its first argument, one after the other, and prints how each ended. */
const runEach = `(async () => {
  const { exit, argv: [node, commands] } = process;
  const ends = [];
  for (const [script, option] of JSON.parse(commands)) {
    process.argv = [node, script, option];
    const end = new Promise((done) => {
      console.error = (said) => (process.exit = (status) => done({ script, status, said }));
    });
    await import('./' + script);
    ends.push(await end);
  }
  console.log(JSON.stringify(ends));
  exit();
})()`;

// In one process, because each would take a second to load TypeScript.
test('a wrong option of any other command ends it with a sentence and the usage', () => {
  const wrong = [
    ['scripts/serve/serve', '--port=1e3', '"1e3" is not a port'],
    ['bench/speed/speed', '--runs=0', '"0" is no number of visits'],
    ['tests/browsers/run', '--only=ie', 'There is no browser "ie"'],
    ['scripts/review/review', '--take=some', '"--take some" is not known'],
    ...[
      ...['bench/catalogue/catalogue', 'bench/compare/compare', 'bench/growth/growth'],
      ...['scripts/cards/cards', 'scripts/fonts/measure', 'scripts/fonts/subset'],
      ...['scripts/coverage', 'scripts/icons', 'scripts/licences', 'scripts/plant/plant'],
      ...['tests/heard/run', 'tests/nginx/run', 'tests/recipes/run', 'tests/tokens/run'],
      'tests/wrangler/run',
    ].map((script) => [script, '--all', "Unknown option '--all'"]),
  ].map(([script, ...more]) => [`${script}.ts`, ...more]);
  const { stdout, stderr } = node('.', '--import', 'tsx', '-e', runEach, JSON.stringify(wrong));
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual(
    wrong.map(([script, , said]) => {
      const sentenceAndUsage = expect.stringMatching(new RegExp(`^${said}.*\nUsage: npm `));
      return { script, status: 2, said: sentenceAndUsage };
    }),
  );
});

test.each([
  ['start.mjs', 'Usage: npm start'],
  ['new/new.ts', 'Usage: npm run new'],
])('%s --help prints the usage', (script, usage) => {
  const how = script.endsWith('.ts') ? ['--import', 'tsx'] : [];
  const { status, stdout, stderr } = node('.', ...how, join('scripts', script), '--help');
  expect({ status, stdout, stderr }).toEqual({
    status: 0,
    stdout: expect.stringContaining(usage),
    stderr: '',
  });
});

test.each([
  ['18.20.0', 1],
  ['20.18.3', 1],
  ['20.19.0', 0],
  ['21.7.0', 1],
  ['22.11.0', 1],
  ['22.12.0', 0],
  ['24.1.0', 0],
])('on Node %s a command ends with %d', (version, status) => {
  const script = `Object.defineProperty(process.versions, 'node', { value: '${version}' });
    import('./scripts/lib/node.mjs');`;
  expect(node('.', '-e', script).status).toBe(status);
});

test('npm run licences fails at a licence that is not on our list', () => {
  const packages = [...sentPackages(clone), 'sirv', '@polka/url', 'mrmime', 'totalist'];
  for (const name of packages) {
    const license = name === 'lucide' ? '(MIT AND GPL-3.0)' : 'MIT';
    const manifest = JSON.stringify({ version: '1.0.0', license });
    writeIn(clone, `node_modules/${name}/package.json`, manifest);
    writeIn(clone, `node_modules/${name}/LICENSE`, 'Its words.');
  }
  mkdirSync(join(clone, 'public'));
  const tsx = pathToFileURL(require.resolve('tsx')).href;
  const { status, stderr } = node(clone, '--import', tsx, 'scripts/licences.ts');
  for (const folder of ['node_modules', 'public']) rmSync(join(clone, folder), { recursive: true });
  expect(stderr).toBe('Nobody has agreed to the licence of lucide 1.0.0.\n');
  expect(status).toBe(1);
});

test('bench:speed gives Lighthouse a script that is there', () => {
  const { ci } = JSON.parse(readFileSync('bench/speed/lighthouserc.json', 'utf8'));
  // Lighthouse looks for it from the folder of its report (bench/speed/speed.ts).
  expect(existsSync(join('.waxline', 'speed', ci.collect.puppeteerScript))).toBe(true);
});

describe('set-up', () => {
  /** Replaces npm by a program, and runs the set-up. */
  const setUp = (npm: string) => {
    writeFileSync(join(clone, 'npm-cli.js'), `const fs = require('node:fs');\n${npm}`);
    const script = `Promise.all(['cli', 'setup'].map((name) => import('./scripts/lib/' + name + '.mjs')))
      .then(([{ runCli }, { setUp }]) => runCli(setUp))`;
    return node(clone, '-e', script);
  };
  afterEach(() => rmSync(join(clone, 'node_modules'), { recursive: true, force: true }));

  const installs = `if (!process.argv.includes('--include=dev')) process.exit(9);
    fs.mkdirSync('node_modules', { recursive: true });`;
  const breaksOff = 'process.exit(7);';

  test('installs once, and again after another lock or an install that was broken off', () => {
    expect(setUp(installs).stdout).toContain('Installing');
    expect(setUp(breaksOff)).toMatchObject({ status: 0, stdout: '' });
    writeFileSync(join(clone, 'package-lock.json'), '{}');
    expect(setUp(installs).stdout).toContain('Installing');
    // npm ci begins by removing everything.
    rmSync(join(clone, 'node_modules'), { recursive: true });
    mkdirSync(join(clone, 'node_modules'));
    expect(setUp(breaksOff)).toMatchObject({ status: 1 });
  });

  test("takes a person's own install for one, as npm runs it last", () => {
    const { scripts } = JSON.parse(readFileSync(join(clone, 'package.json'), 'utf8'));
    mkdirSync(join(clone, 'node_modules'));
    expect(node(clone, ...scripts.postinstall.split(' ').slice(1)).status).toBe(0);
    expect(setUp(breaksOff)).toMatchObject({ status: 0, stdout: '' });
  });

  test('says in a sentence that the network is away, or that npm failed', () => {
    const away = setUp("console.error('npm error code ENOTFOUND'); process.exit(1);");
    expect(away.stderr).toMatch(/^The packages cannot be installed because npm does not reach/);
    expect(away.status).toBe(1);
    const broken = setUp("console.error('npm error its reason'); process.exit(7);");
    expect(broken.stderr).toMatch(/its reason\n.*"npm ci" ended with code 7/);
  });
});
