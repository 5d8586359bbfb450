import { rmSync } from 'node:fs';
import { Failure, readList, readOptions, runCli } from '../../scripts/lib/cli.mjs';
import { copyTree } from '../../scripts/lib/copyTree';
import { bin, run } from '../../scripts/lib/run.mjs';
import { setUp } from '../../scripts/lib/setup.mjs';
import { recipes } from './recipes';

const usage = `Usage: npm run test:recipes -- [--only NAMES]
Writes a component, a card and a page into a copy of the working tree, and runs the suites there.
--only: some suites, as "npm test" knows them`;

const suites = 'types,lint,format,unit,stories,docs,site,faults';

runCli(async () => {
  const { only = suites } = readOptions(process.argv.slice(2), ['only'], usage);
  readList('suite', only, suites.split(','), usage);
  // This installs the packages that the copy shares.
  await setUp();
  const cwd = copyTree('recipes-run');
  process.once('exit', () => rmSync(cwd, { recursive: true, force: true, maxRetries: 5 }));
  for (const args of Object.values(recipes))
    if ((await run(bin('tsx', 'scripts/new/new.ts', ...args), { cwd })).code)
      throw new Failure('Not all of it could be written.');
  const { code } = await run([process.execPath, 'scripts/test.mjs', '--only', only], { cwd });
  process.exitCode = code;
});
