import { spawn } from 'node:child_process';
import { Failure, readOptions, runCli } from '../../scripts/lib/cli.mjs';
import { pagesOf } from '../../scripts/lib/files';

const usage = `Usage: npm run test:wrangler
Serves the built site by Cloudflare's own wrangler, which it fetches from npm, and asks for each page
by all its spellings.`;

const PORT = 9788;
const address = `http://127.0.0.1:${PORT}`;

/** Workers behave as of this date. The site has none, but wrangler refuses dates that it does not know yet. */
const wrangler = `--yes wrangler@4 pages dev public --compatibility-date=2026-01-01 --ip=127.0.0.1 --port=${PORT}`;

runCli(async () => {
  readOptions(process.argv.slice(2), [], usage);
  const env = { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: 'true' };
  const server = spawn('npx', wrangler.split(' '), {
    ...{ env, detached: true, stdio: ['ignore', 'ignore', 'inherit'] },
  });
  const ask = (path: string) => fetch(address + path, { redirect: 'manual' });
  try {
    await started(() => ask('/'));
    const wrong: string[] = [];
    const pages = pagesOf('public');
    for (const page of pages) {
      const rows = [[page, 200, null], ...spellings(page).map((one) => [one, 308, page])];
      for (const [path, status, location] of rows as [string, number, string | null][]) {
        const { status: is, headers } = await ask(path);
        if (is !== status || headers.get('location') !== location)
          wrong.push(`${path}: ${is} ${headers.get('location') ?? ''}`);
      }
    }
    const lost = await ask('/nothing');
    if (lost.status !== 404) wrong.push(`/nothing: ${lost.status}`);
    if (wrong.length)
      throw new Failure(`Answered otherwise than docs/hosting.md says:\n${wrong.join('\n')}`);
    console.log(`${pages.length} pages answer at one address each.`);
  } finally {
    process.kill(-server.pid!);
  }
});

const spellings = (page: string) => (page === '/' ? ['/index.html'] : [`${page}/`, `${page}.html`]);

/** Waits until the server answers, for two minutes at most. */
async function started(ask: () => Promise<Response>) {
  for (let second = 0; second < 120; second++) {
    const answer = await ask().catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  throw new Failure(
    'wrangler did not start: it needs the npm registry, and Linux, macOS or Windows.',
  );
}
