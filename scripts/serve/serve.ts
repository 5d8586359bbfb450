import { readOptions, runCli } from '../lib/cli.mjs';
import { readHost, readPort, serve } from '../lib/port.mjs';
import { createCatalogueServer, createSiteServer } from './servers';

const usage = `Usage: npm run serve -- [--port N] [--host IP] [--catalogue]
Serves the last build of the site, or of the catalogue, as it is.`;

runCli(async () => {
  const options = readOptions(process.argv.slice(2), ['port', 'host'], usage, ['catalogue']);
  const port = readPort(options.port, usage);
  const host = readHost(options.host, usage);
  if (options.catalogue) await serve('The catalogue', createCatalogueServer(), port, host);
  else await serve('Waxline', createSiteServer('public'), port, host);
});
