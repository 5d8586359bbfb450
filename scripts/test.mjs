// @ts-check
import { needNode } from './lib/node.mjs';

// The catalogue's tools ask for more than the site does.
needNode(20, 19);

// Told before a package is there, and so before the suites themselves can be loaded.
const names = 'types,lint,format,unit,tools,storybook,stories,docs,build,site,faults';

const usage = `Usage: npm test -- [--only NAMES | --all | --quick]
--only:  some suites, and those they need: ${names}
--all:   the tests of tools too, whatever changed (npm run test:all)
--quick: types, lint, format, unit, and the stories that a change touches (npm run check)`;

import('./lib/cli.mjs').then(({ readList, readOptions, runCli }) =>
  runCli(async () => {
    const options = readOptions(process.argv.slice(2), ['only'], usage, ['all', 'quick']);
    const only = options.only && readList('suite', options.only, names.split(','), usage);
    const { setUp } = await import('./lib/setup.mjs');
    await setUp();
    const { require } = await import('tsx/cjs/api');
    await require('./suites/main.ts', import.meta.url).main({ ...options, only });
  }),
);
