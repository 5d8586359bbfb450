import { findChromium } from '../../scripts/lib/chromium';
import { readOptions, runCli } from '../../scripts/lib/cli.mjs';
import { checkSite } from '../../scripts/lib/files';
import { bin, run } from '../../scripts/lib/run.mjs';
import { findModule } from './nginx';

const usage = `Usage: npm run test:nginx
Runs the suites of routes, headers and faults against nginx, with the configuration that the last
build has made: first the requests of tests/server, then the pages in Chromium.`;

runCli(async () => {
  readOptions(process.argv.slice(2), [], usage);
  checkSite('public');
  findModule();
  const env = { SERVER: 'nginx', CHROME_PATH: await findChromium() };
  for (const command of [
    bin('jest', '--roots=tests/server'),
    bin('playwright', 'test', '--config', 'tests/nginx'),
  ])
    process.exitCode = (await run(command, { env })).code || process.exitCode;
});
