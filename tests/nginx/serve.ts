import { runCli } from '../../scripts/lib/cli.mjs';
import { openNginx } from './nginx';

/** Serves the built site by nginx, for Playwright. */
runCli(async () => {
  const { address, close } = await openNginx('public');
  console.log(`Waxline is at ${address}`);
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void close().then(() => process.exit()));
});
