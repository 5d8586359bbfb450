import { existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { args, env } from '../../.storybook/browser.mjs';
import { findChromium } from '../../scripts/lib/chromium';
import { Failure, readCount, readList, readOptions, runCli } from '../../scripts/lib/cli.mjs';
import { pagesOf } from '../../scripts/lib/files';
import { listen } from '../../scripts/lib/port.mjs';
import { binIn, npm, root, run } from '../../scripts/lib/run.mjs';
import { createSiteServer } from '../../scripts/serve/servers';

const usage = `Usage: npm run bench:speed -- [--page /blog,/fashion] [--runs N]
Measures the built site: Lighthouse's scores on a phone, the median of N visits (5) to each page.
Leave the machine to it meanwhile.`;

const folder = join(root, 'bench', 'speed');

/** Installs Lighthouse CI beside its lock: some 330 packages that nothing else needs. */
async function install() {
  const installed = join(folder, 'node_modules', '.package-lock.json');
  const lock = join(folder, 'package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs > statSync(lock).mtimeMs) return;
  console.log('Installing Lighthouse. This takes a minute, and happens once.');
  const quietly = ['--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts'];
  const { code } = await run(npm('ci', ...quietly), { cwd: folder });
  if (code !== 0) throw new Failure('Lighthouse could not be installed: see what npm says above.');
}

runCli(async () => {
  const given = readOptions(process.argv.slice(2), ['page', 'runs'], usage);
  const runs = readCount('number of visits', given.runs ?? '5', usage);
  const server = createSiteServer('public');
  const pages = readList('page', given.page, pagesOf('public'), usage);
  const chromium = await findChromium();
  await install();
  const address = await listen(server, 0);

  const cwd = join(root, '.waxline', 'speed');
  mkdirSync(cwd, { recursive: true });
  const config = `--config=${join(folder, 'lighthouserc.json')}`;
  const visits = [
    ...pages.map((path) => `--url=${address}${path}`),
    ...[`--numberOfRuns=${runs}`, `--chromePath=${chromium}`],
    ...args.map((flag) => `--puppeteerLaunchOptions.args=${flag}`),
  ];
  const lhci = (...args: string[]) => binIn(join(folder, 'node_modules'), 'lhci', ...args);
  const collected = await run(lhci('collect', config, ...visits), { cwd, env });
  if (collected.code !== 0) throw new Failure('Lighthouse could not measure: see above.');
  const scores = await run(lhci('assert', config), { cwd });
  console.log('What Lighthouse marks down: .waxline/speed/.lighthouseci/*.html');
  server.close();
  process.exitCode = scores.code ? 1 : 0;
});
