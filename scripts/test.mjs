// @ts-check
// Old syntax on purpose: this has to parse on the Node it turns away.
import { runCli } from './cli.mjs';
import { checkNode, setUp } from './setup.mjs';

// The catalogue's tools ask for more than the site does.
const NODE = '20.19';

runCli(async () => {
  checkNode(NODE);
  const { readOptions } = await import('./options.mjs');
  const { suites } = await import('./suites.mjs');
  const { chooseSuites, runSuites } = await import('./run-suites.mjs');
  const names = suites.map(({ name }) => name).join(',');
  const usage = `Usage: npm test -- [--only NAMES]\nNAMES: some of ${names}`;
  const { only } = readOptions(process.argv.slice(2), ['only'], usage);
  chooseSuites(suites, only);

  await setUp({ node: NODE });
  const chosen = chooseSuites(suites, only);
  const { findChromium } = await import('./chromium.mjs');
  const chromium = chosen.some(({ browser }) => browser) ? await findChromium() : '';
  const { report, total } = await import('./report.mjs');
  const results = await runSuites(chosen, chromium);
  console.log(report(results));
  process.exitCode = total(results).failed ? 1 : 0;
});
