// @ts-check
// Old syntax on purpose: this has to parse on the Node it turns away.
import { runCli } from './lib/cli.mjs';
import { checkNode, setUp } from './lib/setup.mjs';

runCli(async () => {
  checkNode();
  const usage = 'Usage: npm start -- [--port N]';
  const args = process.argv.slice(2);
  // A wrong command line should not wait for an install and a build.
  const { checkPort, readPort } = await import('./lib/port.mjs');
  await checkPort(readPort(args, usage));

  await setUp();
  const { buildIfChanged } = await import('./serve/build.mjs');
  await buildIfChanged();
  const { serveSite } = await import('./serve/serve-site.mjs');
  await serveSite(args, usage);
});
