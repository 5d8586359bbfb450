import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, readOptions, runCli } from './lib/cli.mjs';
import { filesOf, packageOf } from './lib/files';
import { root } from './lib/run.mjs';

const usage = `Usage: npm run licences
Lists the licences of the packages that the built site sends to visitors, and of its server.`;

/** What may be shipped with a site under the MIT licence; the last two are of the fonts and marks, which README.md names. */
const allowed = 'MIT ISC 0BSD BSD-2-Clause BSD-3-Clause Apache-2.0 OFL-1.1 CC-BY-4.0'.split(' ');
const others = [
  // Cut out of their packages into `static`: the fonts, and the networks' marks.
  ...['@fontsource-variable/bricolage-grotesque', '@fontsource-variable/instrument-sans'],
  '@fortawesome/free-brands-svg-icons',
  // Of `npm start`, with what it needs in turn.
  ...['sirv', '@polka/url', 'mrmime', 'totalist'],
];

/** The packages that scripts were made of, as their maps tell. */
function bundled(site: string) {
  const maps = filesOf(site).filter((file) => file.endsWith('.js.map'));
  const sources = maps.flatMap(
    (file) => JSON.parse(readFileSync(join(site, file), 'utf8')).sources as string[],
  );
  return [...new Set(sources.flatMap((source) => packageOf(source) ?? []))];
}

runCli(async () => {
  readOptions(process.argv.slice(2), [], usage);
  const site = join(root, 'public');
  if (!existsSync(site)) throw new Failure('There is no built site: run "npm run build" first.');
  const unknown: string[] = [];
  for (const name of [...bundled(site), ...others].sort()) {
    const file = join(root, 'node_modules', name, 'package.json');
    const { version, license } = JSON.parse(readFileSync(file, 'utf8'));
    console.log(`${license}  ${name} ${version}`);
    const parts: string[] = license.replace(/[()]/g, '').split(' AND ');
    if (!parts.every((part) => allowed.includes(part))) unknown.push(name);
  }
  if (unknown.length) throw new Failure(`Nobody has agreed to the licence of ${unknown}.`);
});
