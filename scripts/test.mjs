// @ts-check
import { needNode } from './lib/node.mjs';

// The catalogue's tools ask for more than the site does.
needNode(20, 19);

import('./lib/cli.mjs').then(({ runCli }) =>
  runCli(async () => {
    const { main } = await import('./suites/main.mjs');
    await main(process.argv.slice(2));
  }),
);
