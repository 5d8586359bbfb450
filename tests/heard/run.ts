import { buildIfChanged } from '../../scripts/lib/build';
import { Failure, readOptions, runCli } from '../../scripts/lib/cli.mjs';
import { bin, run } from '../../scripts/lib/run.mjs';

const usage = `Usage: npm run test:heard
Lets Orca, the screen reader of Linux, read the built site in Firefox, and compares what it says with
the transcripts in tests/heard. UPDATE_HEARD=1 writes them anew: read the difference like a script.`;

const programs = ['orca', 'firefox-esr', 'dbus-run-session', 'xvfb-run'];

runCli(async () => {
  readOptions(process.argv.slice(2), [], usage);
  // This loads Playwright, so it comes only now: a wrong option is answered at once.
  const { onPath } = await import('../browsers/engines');
  const lacking = programs.filter((name) => !onPath(name));
  if (lacking.length)
    throw new Failure(
      `There is no ${lacking.join(' and no ')}: on Debian run "apt-get install orca at-spi2-core xvfb xauth firefox-esr".\n${usage}`,
    );
  if ((await buildIfChanged('site')).code) throw new Failure('The site could not be built.');

  // A screen and a bus of its own: Orca neither reads nor disturbs the desktop of whoever runs it.
  const session = ['dbus-run-session', '--', 'xvfb-run', '-a', '-s', '-screen 0 1280x900x24'];
  const update = process.env.UPDATE_HEARD ? ['--update-snapshots'] : [];
  const test = bin('playwright', 'test', '--config', 'tests/heard', ...update);
  process.exitCode = (await run([...session, ...test])).code;
});
