// @ts-check
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, runCli } from '../lib/cli.mjs';
import { readOptions } from '../lib/options.mjs';
import { readPort, serve } from '../lib/port.mjs';
import { root } from '../lib/root.mjs';
import { createCatalogueServer } from './catalogue.mjs';
import { createSiteServer } from './site-server.mjs';

const usage = `Usage: npm run serve -- [--port N] [--catalogue]
Serves the last build of the site, or of the catalogue, as it is.`;

runCli(async () => {
  const options = readOptions(process.argv.slice(2), ['port'], usage, ['catalogue']);
  const port = readPort(options.port, usage);
  if (!existsSync(join(root, 'node_modules', 'sirv'))) {
    throw new Failure(
      'The packages are not installed yet: "npm start" does it, and serves the site.',
    );
  }
  if (options.catalogue) await serve('The catalogue', await createCatalogueServer(), port);
  else await serve('Waxline', await createSiteServer(join(root, 'public')), port);
});
