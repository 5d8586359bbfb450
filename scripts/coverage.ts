import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './lib/chromium';
import { Failure, readOptions, runCli } from './lib/cli.mjs';
import { bin, root, run } from './lib/run.mjs';
import { openCatalogue } from './serve/servers';

/** The least share of the lines of src/ that unit tests and stories have to run together, in percent. */
const FLOOR = 97;

const usage = `Usage: npm run coverage
Runs unit tests and stories, and shows in coverage/index.html which lines of src/ neither ran.`;

const counts = join(root, '.waxline', 'coverage');
const catalogue = join(counts, 'catalogue');

async function must(failure: string, command: string[], env = {}) {
  const { code } = await run(command, { env: { STORYBOOK_DISABLE_TELEMETRY: '1', ...env } });
  if (code !== 0) throw new Failure(failure);
}

runCli(async () => {
  readOptions(process.argv.slice(2), [], usage);
  rmSync(counts, { recursive: true, force: true });
  const CHROME_PATH = await findChromium();

  await must('Nothing was measured: a unit test failed, see above.', [
    ...bin('jest', '--ci', '--coverage', '--coverageReporters=json', '--coverageDirectory', counts),
    ...['--roots=src', '--roots=stories', '--roots=.storybook'],
  ]);

  await must(
    'Nothing was measured: the catalogue could not be built, see above.',
    bin('storybook', 'build', '--quiet', '-o', catalogue),
    { COUNT_COVERAGE: 'true' },
  );
  const { address, close } = await openCatalogue(catalogue);
  const stories = bin('test-storybook', '--url', address, '--maxWorkers=2');
  await must(
    'Nothing was measured: a story failed, see above.',
    [...stories, '--coverage', '--coverageDirectory', counts],
    { CHROME_PATH },
  );
  close();

  // The runner leaves its counts beside jest's; nyc adds up what lies in a folder.
  await must(`Unit tests and stories run less than ${FLOOR} % of the lines.`, [
    ...bin('nyc', 'report', '-t', counts, '--report-dir', join(root, 'coverage')),
    ...['--reporter=html', '--reporter=lcovonly', '--reporter=text', '--skip-full'],
    ...['--check-coverage', '--lines', String(FLOOR)],
    ...['--statements=0', '--branches=0', '--functions=0'],
  ]);
  console.log('Line by line: coverage/index.html');
});
