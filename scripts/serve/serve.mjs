// @ts-check
// Old syntax on purpose: this has to parse on the Node it turns away.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, runCli } from '../lib/cli.mjs';
import { root } from '../lib/root.mjs';
import { checkNode } from '../lib/setup.mjs';

runCli(async () => {
  checkNode();
  if (!existsSync(join(root, 'node_modules', 'sirv'))) {
    throw new Failure(
      'The packages are not installed yet: "npm start" does it, and serves the site.',
    );
  }
  const { serveSite } = await import('./serve-site.mjs');
  await serveSite(process.argv.slice(2), 'Usage: npm run serve -- [--port N]');
});
