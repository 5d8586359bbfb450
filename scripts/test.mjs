// @ts-check
// Old syntax on purpose: this has to parse on the Node it turns away.
import { runCli } from './lib/cli.mjs';
import { checkNode, setUp } from './lib/setup.mjs';

// The catalogue's tools ask for more than the site does.
const NODE = '20.19';

runCli(async () => {
  checkNode(NODE);
  const { readOptions } = await import('./lib/options.mjs');
  const { suites } = await import('./suites/suites.mjs');
  const { chooseSuites, runSuites } = await import('./suites/run-suites.mjs');
  const names = suites.map(({ name }) => name).join(',');
  const usage = `Usage: npm test -- [--only NAMES]\nNAMES: some of ${names}`;
  const { only } = readOptions(process.argv.slice(2), ['only'], usage);
  chooseSuites(suites, only);

  await setUp({ node: NODE });
  const chosen = chooseSuites(suites, only);
  const { findChromium } = await import('./lib/chromium.mjs');
  const chromium = chosen.some(({ browser }) => browser) ? await findChromium() : '';
  const { report, total } = await import('./suites/results.mjs');
  const results = await runSuites(chosen, chromium);
  console.log(report(results));
  process.exitCode = total(results).failed ? 1 : 0;
});
