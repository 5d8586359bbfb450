// @ts-check
import './lib/node.mjs';

import('./lib/cli.mjs').then(({ Failure, readOptions, runCli }) =>
  runCli(async () => {
    const { checkPort, readHost, readPort, serve } = await import('./lib/port.mjs');
    const usage = 'Usage: npm start -- [--port N] [--host IP]';
    // Options are read first, so that a wrong one is reported before an install and a build.
    const options = readOptions(process.argv.slice(2), ['port', 'host'], usage);
    const port = readPort(options.port, usage);
    const host = readHost(options.host, usage);
    await checkPort(port, host);

    const { setUp } = await import('./lib/setup.mjs');
    await setUp();
    const tsx = await import('tsx/cjs/api');
    const { buildIfChanged } = tsx.require('./lib/build.ts', import.meta.url);
    const { code } = await buildIfChanged('site');
    if (code !== 0) throw new Failure('The site could not be built; the reasons are above.');
    const { createSiteServer } = tsx.require('./serve/servers.ts', import.meta.url);
    await serve('Waxline', createSiteServer('public'), port, host);
  }),
);
