// @ts-check
import './lib/node.mjs';

// The names are written here, because a wrong one is reported before packages are installed, and so
// before the suites can be loaded.
const names =
  'types,build,lint,unused,format,unit,storybook,recipes,tools,stories,docs,site,faults';

const usage = `Usage: npm test -- [--only NAMES | --all | --quick] [--repeat-each N]
--only:  some suites, and those they need: ${names}
--all:   the tests of tools too, whatever changed (npm run test:all)
--quick: types, lint, unused, format, unit, and the stories that a change touches (npm run check)
--repeat-each: docs, site and faults run each of their tests N times, 1 to 99`;

import('./lib/cli.mjs').then(({ Failure, readCount, readList, readOptions, runCli }) =>
  runCli(async () => {
    const values = ['only', 'repeat-each'];
    const options = readOptions(process.argv.slice(2), values, usage, ['all', 'quick']);
    const { all, quick } = options;
    if ([options.only !== undefined, all, quick].filter(Boolean).length > 1)
      throw new Failure(`--only, --all and --quick exclude each other.\n${usage}`, 2);
    const only =
      options.only === undefined
        ? undefined
        : readList('suite', options.only, names.split(','), usage);
    const repeatEach = readCount('number of times', options['repeat-each'] ?? '1', usage);
    const canRepeat = (/** @type {string} */ name) => ['docs', 'site', 'faults'].includes(name);
    if (repeatEach > 1 && (quick || (only && !only.some(canRepeat))))
      throw new Failure(`--repeat-each is for docs, site and faults.\n${usage}`, 2);
    const { setUp } = await import('./lib/setup.mjs');
    await setUp();
    const { require } = await import('tsx/cjs/api');
    await require('./suites/main.ts', import.meta.url).main({ ...options, only, repeatEach });
  }),
);
