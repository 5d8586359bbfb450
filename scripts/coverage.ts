import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './lib/chromium';
import { Failure, readOptions, runCli } from './lib/cli.mjs';
import { bin, npm, root, run } from './lib/run.mjs';
import { openCatalogue } from './serve/servers';

/** The least share, in percent, of the lines of src/ that the tests together have to run. */
const FLOOR = 97;

/** The tests of the site that run what only a site has: its first page, its page changes, Back. */
const ofSite = ['back', 'hydration', 'pages', 'presses', 'transition', 'travel'].map(
  (name) => `tests/${name}.spec.ts`,
);

const usage = `Usage: npm run coverage
Runs unit tests, stories, and the tests of the site that change pages. Shows in coverage/index.html
which lines of src/ none of them ran.`;

const counts = join(root, '.waxline', 'coverage');
const catalogue = join(counts, 'catalogue');

const env = { COUNT_COVERAGE: counts, CHROME_PATH: '' };
async function must(command: string[], failure = 'Nothing was measured: the reason is above.') {
  if ((await run(command, { env })).code !== 0) throw new Failure(failure);
}

runCli(async () => {
  readOptions(process.argv.slice(2), [], usage);
  rmSync(counts, { recursive: true, force: true });
  env.CHROME_PATH = await findChromium();

  const asJson = ['--coverageReporters=json', '--coverageDirectory', counts];
  await must(bin('jest', '--ci', '--coverage', ...asJson));
  await must(bin('storybook', 'build', '--quiet', '-o', catalogue));
  const { address, close } = await openCatalogue(catalogue);
  const stories = bin('test-storybook', '--url', address, '--maxWorkers=2', '--coverage');
  await must([...stories, '--coverageDirectory', counts]).finally(close);
  // Nobody should take what is built then for the site, however this process ends.
  process.once('exit', () => rmSync(join(root, 'public'), { recursive: true, force: true }));
  await must(npm('run', 'build'));
  await must(bin('playwright', 'test', '--config', 'tests', '--project=chromium', ...ofSite));

  // The runner writes its counts beside Jest's, and nyc adds up all counts in the folder.
  const report = bin('nyc', 'report', '-t', counts, '--report-dir', join(root, 'coverage'));
  const shown = ['--reporter=html', '--reporter=lcovonly', '--reporter=text', '--skip-full'];
  const floors = [`--lines=${FLOOR}`, '--statements=0', '--branches=0', '--functions=0'];
  const failure = `The tests run less than ${FLOOR} % of the lines.`;
  await must([...report, ...shown, '--check-coverage', ...floors], failure);
  console.log('Line by line: coverage/index.html');
});
