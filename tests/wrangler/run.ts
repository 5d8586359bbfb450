import { readOptions, runCli } from '../../scripts/lib/cli.mjs';
import { checkSite } from '../../scripts/lib/files';
import { bin, run } from '../../scripts/lib/run.mjs';

const usage = `Usage: npm run test:wrangler
Serves the built site by Cloudflare's own wrangler, which it fetches from npm, and asks for each page
by all its spellings.`;

runCli(async () => {
  readOptions(process.argv.slice(2), [], usage);
  checkSite('public');
  process.exitCode = (await run(bin('playwright', 'test', '--config', 'tests/wrangler'))).code;
});
