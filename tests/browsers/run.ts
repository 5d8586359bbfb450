import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfChanged } from '../../scripts/lib/build';
import { Failure, readList, readOptions, runCli } from '../../scripts/lib/cli.mjs';
import { bin, root, run } from '../../scripts/lib/run.mjs';
import { countPlaywright } from '../../scripts/suites/results';

const usage = `Usage: npm run test:browsers -- [--only firefox]
Runs the site's suites in Firefox and WebKit, and the back/forward cache in Chromium too.`;

const report = join(root, '.waxline', 'browsers.json');

async function main() {
  const { only } = readOptions(process.argv.slice(2), ['only'], usage);
  const names = ['chromium', 'firefox', 'webkit'] as const;
  const wanted = readList('browser', only, [...names], usage) as (typeof names)[number][];
  // This loads Playwright, so it comes only now: a wrong option is answered at once.
  const { findEngines } = await import('./engines');
  const lacking = () => wanted.filter((name) => !findEngines()[name]);
  if (lacking().length) await run(bin('playwright', 'install', ...lacking()));
  if (lacking().length)
    throw new Failure(
      `There is no ${lacking().join(' and no ')}: run "npx playwright install --with-deps chromium firefox webkit", ` +
        'or on Debian "apt-get install chromium firefox-esr webkit2gtk-driver xvfb xauth".',
    );
  if ((await buildIfChanged('site')).code) throw new Failure('The site could not be built.');

  rmSync(report, { force: true });
  const projects = wanted.flatMap((name) => ['--project', `${name}*`]);
  const { code } = await run(bin('playwright', 'test', '--config', 'tests/browsers', ...projects), {
    env: { REPORT: report },
  });
  const { passed, failed } = countPlaywright({
    code,
    ...(existsSync(report) && { report: JSON.parse(readFileSync(report, 'utf8')) }),
  });
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed ? 1 : 0;
}

runCli(main);
