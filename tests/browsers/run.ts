import { buildIfChanged } from '../../scripts/lib/build';
import { Failure, readList, readOptions, runCli } from '../../scripts/lib/cli.mjs';
import { bin, run } from '../../scripts/lib/run.mjs';

const usage = `Usage: npm run test:browsers -- [--only chromium,firefox,webkit]
Runs the site's suites in Firefox and WebKit, and the back/forward cache in Chromium too.`;

async function main() {
  const { only } = readOptions(process.argv.slice(2), ['only'], usage);
  const names = ['chromium', 'firefox', 'webkit'] as const;
  const wanted = readList('browser', only, [...names], usage) as (typeof names)[number][];
  // This loads Playwright, so it comes only now: a wrong option is answered at once.
  const { findEngines } = await import('./engines');
  const lacking = () => {
    const { webkitGtk, ...found } = findEngines();
    const engines = { ...found, webkit: found.webkit ?? webkitGtk };
    return wanted.filter((name) => !engines[name]);
  };
  if (lacking().length) await run(bin('playwright', 'install', ...lacking()));
  if (lacking().length)
    throw new Failure(
      `There is no ${lacking().join(' and no ')}: run "npx playwright install --with-deps chromium firefox webkit", ` +
        'or on Debian "apt-get install chromium firefox-esr webkit2gtk-driver xvfb xauth".',
    );
  if ((await buildIfChanged('site')).code) throw new Failure('The site could not be built.');

  const projects = wanted.flatMap((name) => ['--project', `${name}*`]);
  const test = bin('playwright', 'test', '--config', 'tests/browsers', ...projects);
  process.exitCode = (await run(test)).code;
}

runCli(main);
