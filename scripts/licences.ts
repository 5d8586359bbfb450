import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, readOptions, runCli } from './lib/cli.mjs';
import { root } from './lib/run.mjs';
import { licenceOf, sentPackages } from './serve/licences';

const usage = `Usage: npm run licences
Lists the licences of the packages that the built site sends to visitors, and of its server.`;

/**
 * The licences of packages that may be shipped with a site under the MIT licence. The last two are
 * those of the fonts and marks, which licences.txt quotes.
 */
const allowed = 'MIT ISC 0BSD BSD-2-Clause BSD-3-Clause Apache-2.0 OFL-1.1 CC-BY-4.0'.split(' ');
/** The packages of `npm start`'s server: the server itself and what it depends on. */
const server = ['sirv', '@polka/url', 'mrmime', 'totalist'];

runCli(async () => {
  readOptions(process.argv.slice(2), [], usage);
  const site = join(root, 'public');
  if (!existsSync(site)) throw new Failure('There is no built site: run "npm run build" first.');
  const unknown: string[] = [];
  for (const { of, license } of [...sentPackages(site), ...server].sort().map(licenceOf)) {
    console.log(`${license}  ${of}`);
    const parts = license.replace(/[()]/g, '').split(' AND ');
    if (!parts.every((part) => allowed.includes(part))) unknown.push(of);
  }
  if (unknown.length) throw new Failure(`Nobody has agreed to the licence of ${unknown}.`);
});
